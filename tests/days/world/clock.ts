import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// The time and the randomness of this process, PGlite's included: its now() and gen_random_uuid() ask
// JavaScript. Imported first, since modules may keep what they find when they are loaded.

const RealDate = Date;

/** Milliseconds that a person at this machine would measure. */
export const realNow = performance.now.bind(performance);

let now = RealDate.now();
const start = now;
let isRunning = false;
const currentTime = () => (isRunning ? RealDate.now() : now);
const realInterval = globalThis.setInterval;

globalThis.Date = class extends RealDate {
  constructor(...parts: unknown[]) {
    if (parts.length === 0) super(currentTime());
    else super(...(parts as ConstructorParameters<DateConstructor>));
  }
  static override now() {
    return currentTime();
  }
} as DateConstructor;
performance.now = () => (isRunning ? realNow() : now - start);

// A timer of real time would add statements that no seed repeats: the session's renewal, the lease's.
globalThis.setInterval = (() => ({ ref() {}, unref() {} })) as unknown as typeof setInterval;

/** From now on the time of this process is that of the machine: a PostgreSQL server has no other one. */
export function letClockRun(): void {
  isRunning = true;
  globalThis.setInterval = realInterval;
}

/** @param instant in milliseconds since 1970; earlier than now changes nothing */
export function moveClock(instant: number): void {
  now = Math.max(now, instant);
}

/** Begins a run. */
export function setClock(instant: number): void {
  now = instant;
}

/** Numbers that a seed repeats. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  /** Mulberry32: at least 0, below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  /** A whole number from 0, below `limit`. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }
  chance(share: number): boolean {
    return this.next() < share;
  }
  of<Each>(all: readonly Each[]): Each | undefined {
    return all[this.below(all.length)];
  }
}

let dice = new Dice(0);

/** Begins the random values of the process anew. */
export function seedRandomness(seed: number): void {
  dice = new Dice(seed);
}

function fill<View extends ArrayBufferView>(view: View): View {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = dice.below(256);
  return view;
}

function uuid() {
  const bytes = fill(Buffer.alloc(16));
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x40;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}

Math.random = () => dice.next();
Object.assign(crypto, {
  randomBytes: (size: number) => fill(Buffer.alloc(size)),
  randomFillSync: fill,
  randomUUID: uuid,
});
syncBuiltinESMExports();
Object.defineProperties(globalThis.crypto, {
  getRandomValues: { value: fill },
  randomUUID: { value: uuid },
});
