/** The audio device with the few things we play on it. */
export class Desk {
  readonly #audio = new AudioContext();
  readonly #out = this.#audio.createGain();
  readonly #hiss: AudioBuffer;

  constructor() {
    this.#out.gain.value = 0.7;
    this.#out.connect(this.#audio.destination);
    this.#hiss = this.#audio.createBuffer(1, this.#audio.sampleRate, this.#audio.sampleRate);
    const samples = this.#hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }

  wake(): void {
    // A browser may keep the device closed until the next tap: that sound is then missed.
    if (this.#audio.state === "suspended") void this.#audio.resume().catch(() => undefined);
  }

  /** A tone with a hard beginning. */
  ping(at: number, tone: number, length: number, loud: number): void {
    const start = this.#audio.currentTime + at;
    const voice = this.#tone(start, length, tone, "triangle");
    voice.connect(this.#fade(start, 0.004, length, loud));
  }

  knock(at: number, tone: number, length: number, loud: number): void {
    this.noise(at, length, tone, tone * 0.7, loud);
    this.ping(at, tone * 0.5, length, loud * 0.4);
  }

  thump(at: number, tone: number, length: number, loud: number): void {
    this.glide(at, length, tone, tone * 0.45, "sine", loud);
    this.noise(at, 0.03, 700, 300, loud * 0.25);
  }

  glide(at: number, length: number, from: number, to: number, shape: OscillatorType, loud: number): void {
    const start = this.#audio.currentTime + at;
    const voice = this.#tone(start, length, from, shape);
    voice.frequency.exponentialRampToValueAtTime(to, start + length);
    voice.connect(this.#fade(start, 0.006, length, loud));
  }

  noise(at: number, length: number, from: number, to: number, loud: number): void {
    const start = this.#audio.currentTime + at;
    const source = this.#audio.createBufferSource();
    source.buffer = this.#hiss;
    const band = this.#audio.createBiquadFilter();
    band.type = "bandpass";
    band.Q.value = 1.2;
    band.frequency.setValueAtTime(from, start);
    band.frequency.exponentialRampToValueAtTime(to, start + length);
    source.connect(band);
    band.connect(this.#fade(start, 0.01, length, loud * 2));
    source.start(start, Math.random() * 0.5, length + 0.05);
  }

  /** One of a crowd calling "o-le": two vowels, the second rising. */
  voice(at: number, tone: number, loud: number): void {
    const start = this.#audio.currentTime + at;
    const source = this.#tone(start, 0.95, tone, "sawtooth");
    source.frequency.setValueAtTime(tone, start + 0.28);
    source.frequency.linearRampToValueAtTime(tone * 1.32, start + 0.42);
    source.frequency.linearRampToValueAtTime(tone * 1.12, start + 0.95);
    const out = this.#fade(start, 0.08, 0.95, loud);
    for (const [o, e, q] of [
      [450, 530, 6],
      [800, 1850, 9],
    ] as const) {
      const formant = this.#audio.createBiquadFilter();
      formant.type = "bandpass";
      formant.Q.value = q;
      formant.frequency.setValueAtTime(o, start);
      formant.frequency.setValueAtTime(o, start + 0.3);
      formant.frequency.linearRampToValueAtTime(e, start + 0.44);
      source.connect(formant);
      formant.connect(out);
    }
  }

  #tone(start: number, length: number, tone: number, shape: OscillatorType): OscillatorNode {
    const source = this.#audio.createOscillator();
    source.type = shape;
    source.frequency.setValueAtTime(tone, start);
    source.start(start);
    source.stop(start + length + 0.05);
    return source;
  }

  #fade(start: number, rise: number, length: number, loud: number): GainNode {
    const gain = this.#audio.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(loud, 0.0002), start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(this.#out);
    return gain;
  }
}
