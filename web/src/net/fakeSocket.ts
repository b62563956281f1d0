/** A socket for tests: remembers what was sent and lets the test speak for the server. */
import type { Socket } from "./connection";

export class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { t: string; cmd?: string }[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(JSON.parse(data) as { t: string });
  }

  close(): void {
    this.closed = true;
  }

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  greet(welcome: object = {}): void {
    this.onopen?.();
    this.hear({ t: "welcome", ...welcome });
  }

  get kinds(): string[] {
    return this.sent.map((message) => message.t);
  }
}
