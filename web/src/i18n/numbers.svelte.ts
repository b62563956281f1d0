/** Times and durations as the language spoken writes them. */
import { language } from "./text.svelte";

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** A whole number with a true minus sign, and none before nothing. */
export function whole(value: number): string {
  return new Intl.NumberFormat(language()).format(value + 0).replace("-", "−");
}

/** A number to one decimal place. */
export function tenths(value: number): string {
  return new Intl.NumberFormat(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** A part of the whole as a whole percentage. */
export function percent(part: number): string {
  return new Intl.NumberFormat(language(), { style: "percent" }).format(part + 0);
}

/** Likewise, with a sign for more or less. */
export function signedPercent(part: number): string {
  const style: Intl.NumberFormatOptions = { style: "percent", signDisplay: "exceptZero" };
  return new Intl.NumberFormat(language(), style).format(part).replace("-", "−");
}

/** "3 minutes ago"; `then` in milliseconds since 1970. */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.min(0, (then - now) / 1000);
  const [unit, size] = STEPS.find(([, length]) => -seconds >= length) ?? (["minute", 60] as const);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.ceil(seconds / size) || 0, unit);
}

/** "14:05", in the person's own time zone. */
export function timeOfDay(at: number): string {
  return new Intl.DateTimeFormat(language(), { hour: "2-digit", minute: "2-digit" }).format(at);
}

/** A clock: "9:05", or "2 d 4 h" for a long one; never below zero. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  const hours = Math.floor(seconds / 3_600);
  const unit = (value: number, name: "day" | "hour" | "minute") =>
    new Intl.NumberFormat(language(), { style: "unit", unit: name, unitDisplay: "narrow" }).format(value);
  if (hours < 24) return `${unit(hours, "hour")} ${unit(Math.floor((seconds % 3_600) / 60), "minute")}`;
  return `${unit(Math.floor(hours / 24), "day")} ${unit(hours % 24, "hour")}`;
}

/** "Ann, Ben and Cleo". */
export function listed(items: readonly string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(items);
}
