/** Thrown with what breaks an invariant. */
export class Broken extends Error {
  constructor(invariant: string, what: string) {
    super(`${new Date().toISOString().slice(0, 16)} ${invariant}: ${what}`);
  }
}
