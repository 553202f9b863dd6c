/** What the shop has acknowledged to somebody about a booking: it must be there. */
export interface KnownBooking {
  reference: string;
  status: string;
  day: string | null;
  slot: string | null;
  /** The secret of the visitor's link. */
  token?: string;
  email: string;
  /** Cancelled or restored without a message. */
  isSilent?: boolean;
}

/** The columns of a row that staff have saved; null once they deleted it. */
type Saved = Record<string, unknown> | null;

const bookingKey = (reference: string) => `bookings ${reference}`;

/** What people know. The invariants compare it with what is stored, sent and published. */
export class Model {
  readonly bookings = new Map<string, KnownBooking>();
  /** By table and id. */
  readonly rows = new Map<string, Saved>();
  /** References of those of which something was acknowledged since the last check. */
  readonly news = new Set<string>();
  /** When messages of the contact form were sent, by id. */
  readonly messages = new Map<string, number>();
  /** The addresses of pictures, in the order in which they were uploaded. */
  readonly uploads: { address: string; at: number }[] = [];
  /** Products of which staff have entered fewer than bookings hold. */
  readonly overPromised = new Set<string>();
  /** Secrets of links that work once, and did. */
  readonly usedTokens = new Set<string>();
  /** Why requests were refused, and how often. */
  readonly refusals = new Map<string, number>();
  /** How often each kind of thing was done. */
  readonly done = new Map<string, number>();
  customers = 0;
  readonly #ends: number;
  /** Whether several people act at once: then it is not known in which order the database did what they asked. */
  readonly isCrowd: boolean;
  /** What answers have said of a row since the last check, by table and id: undefined where an answer got lost. */
  readonly #answers = new Map<string, (Saved | undefined)[]>();

  /** @param ends when the days are over, in milliseconds since 1970 */
  constructor(ends: number, isCrowd = false) {
    this.#ends = ends;
    this.isCrowd = isCrowd;
  }

  isOver = (): boolean => Date.now() >= this.#ends;

  /** Notes what an answer said of a booking; what it doesn't mention stays known. */
  know(booking: KnownBooking): void {
    const { reference, status, day, slot } = booking;
    this.#hear(bookingKey(reference), { status, day, slot });
    this.bookings.set(reference, { ...this.bookings.get(reference), ...booking });
    this.news.add(reference);
  }

  /** Notes a status that staff gave to a booking; a silent one writes to nobody. */
  knowStatus(reference: string, status: string, isSilent: boolean): void {
    const known = this.bookings.get(reference);
    if (!known) return;
    this.#hear(bookingKey(reference), { status });
    this.news.add(reference);
    this.bookings.set(reference, { ...known, status, ...(isSilent && { isSilent }) });
  }

  /** Nobody knows what became of a change of a booking. */
  doubt(reference: string): void {
    this.#hear(bookingKey(reference), undefined);
    this.bookings.delete(reference);
  }

  save(table: string, id: string | number, columns: Saved): void {
    const key = `${table} ${id}`;
    this.#hear(key, columns);
    const before = this.rows.get(key);
    this.rows.set(key, columns && { ...before, ...columns });
  }

  /** Nobody knows what became of a save. */
  doubtRow(table: string, id: string | number): void {
    this.#hear(`${table} ${id}`, undefined);
    this.rows.delete(`${table} ${id}`);
  }

  #hear(key: string, answer: Saved | undefined): void {
    if (this.isCrowd) this.#answers.set(key, [...(this.#answers.get(key) ?? []), answer]);
  }

  /** Whether a row may be stored so because other people changed it at the same time. */
  mayBe(key: string, stored: Record<string, unknown> | undefined): boolean {
    const answers = this.#answers.get(key) ?? [];
    const saysSo = (answer: Saved | undefined) =>
      answer === undefined ||
      (answer === null
        ? stored === undefined
        : Object.entries(answer).every(([name, value]) => stored?.[name] === value));
    return answers.length > 1 && answers.some(saysSo);
  }

  /** All that was under way has ended, and was compared with what is stored. */
  settle(): void {
    this.#answers.clear();
  }

  count(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}
