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

/** What people know. The invariants compare it with what is stored, sent and published. */
export class Model {
  readonly bookings = new Map<string, KnownBooking>();
  /** By table and id. */
  readonly rows = new Map<string, Saved>();
  /** References of those of which something was acknowledged since the last check. */
  readonly news = new Set<string>();
  /** When messages of the contact form were sent, by id. */
  readonly messages = new Map<string, number>();
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

  /** @param ends when the days are over, in milliseconds since 1970 */
  constructor(ends: number) {
    this.#ends = ends;
  }

  isOver = (): boolean => Date.now() >= this.#ends;

  /** Notes what an answer said of a booking; what it doesn't mention stays known. */
  know(booking: KnownBooking): void {
    this.bookings.set(booking.reference, {
      ...this.bookings.get(booking.reference),
      ...booking,
    });
    this.news.add(booking.reference);
  }

  save(table: string, id: string | number, columns: Saved): void {
    const key = `${table} ${id}`;
    const before = this.rows.get(key);
    this.rows.set(key, columns && { ...before, ...columns });
  }

  count(counts: Map<string, number>, name: string): void {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
}
