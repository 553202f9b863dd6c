import { AsyncLocalStorage } from 'node:async_hooks';
import { provideSite } from '@shop/shared-contract';
import { signIn } from '@shop/shared-data/staff';
import { staffClient } from '../../../shared-data/src/staffClient';
import { moveClock } from './clock';
import type { ShopDatabase } from './database';
import type { Rendering } from './renderedSite';
import { addEarlierCustomers, addressOf, PASSWORD, STAFF, type StaffName } from './shop';
import type { TaskRunner } from './steps';
import { Workers } from './workers';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The tables that a day makes longer. */
const GROWING = [
  'public.bookings',
  'public.booking_tires',
  'public.publications',
  'public.audit_log',
  'private.outbox',
];

/** What becomes of a request, and of its answer. */
export type Loss = 'request' | 'answer';

/** The browser of a person. */
export interface Browser {
  name: string;
  /** Of its network. */
  address: string;
  /** Its storage: who is signed in. */
  stored: Map<string, string>;
  /** What gets lost next, request by request. */
  losses: (Loss | undefined)[];
}

const current = new AsyncLocalStorage<Browser>();

/** The storage of whichever browser runs: the client of staff is one for all of them. */
const storage = {
  getItem: (key: string) => current.getStore()?.stored.get(key) ?? null,
  setItem: (key: string, value: string) => void current.getStore()?.stored.set(key, value),
  removeItem: (key: string) => void current.getStore()?.stored.delete(key),
};

let world: World | undefined;

globalThis.fetch = (input, init) => {
  if (!world) throw new Error('There is no world.');
  return world.fetch(input, init);
};

// The client of staff wants one; nothing here subscribes.
globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;

const disconnected = () => new TypeError('fetch failed');

export interface WorldOptions {
  seed: number;
  /** The first morning, as an instant. */
  begins: string;
  steps: TaskRunner;
  database: ShopDatabase;
  /** SQL that weakens the database: what the run is to find. */
  mutation?: string | undefined;
  /** Renders the pages too. */
  rendering?: Rendering | undefined;
}

/** A shop's database, workers, mail server and site, and everybody's browsers, under one clock. */
export class World {
  readonly database: ShopDatabase;
  readonly steps: TaskRunner;
  readonly workers: Workers;
  readonly #staff = new Map<StaffName, Browser>();
  #ends: { at: number; end: () => void }[] = [];
  /** Called at each full hour, when nothing is under way. */
  atHour: () => Promise<void> = async () => {};

  private constructor({ steps, database, rendering }: WorldOptions) {
    this.steps = steps;
    this.database = database;
    this.workers = new Workers(steps, database, rendering);
  }

  static async open(options: WorldOptions): Promise<World> {
    const { seed, begins, mutation } = options;
    const opened = new World(options);
    world = opened;
    await opened.database.start(Date.parse(begins), seed);
    const { backend } = opened.database;
    if (mutation) await backend.exec(mutation);
    await addEarlierCustomers(backend);
    await opened.workers.prepareSite();
    const origin = 'http://shop.example';
    const key = backend.publishableKey;
    provideSite({ contract: 1, origin, backend: { url: origin, key }, remotes: [] });
    Reflect.set(staffClient().auth, 'storage', storage);
    for (const name of STAFF) await opened.#signIn(name);
    return opened;
  }

  async #signIn(name: StaffName) {
    const browser = { name, address: '192.0.2.1', stored: new Map(), losses: [] };
    this.#staff.set(name, browser);
    await this.start(browser, async () => {
      await signIn({ email: addressOf(name), password: PASSWORD });
    });
  }

  /** The browser of one of the staff, who are signed in. */
  staff(name: StaffName): Browser {
    const browser = this.#staff.get(name);
    if (!browser) throw new Error(`${name} does not work here`);
    return browser;
  }

  /** Runs a task as the person at a browser, until its first request. */
  start = (browser: Browser, task: () => Promise<void>): Promise<void> =>
    this.steps.start(() => current.run(browser, task));

  fetch: typeof fetch = async (input, init) => {
    const browser = current.getStore();
    if (!browser) throw new Error('A request of no browser');
    // Without its signal, which counts real time.
    const request = new Request(input, { ...init, signal: null });
    const { pathname } = new URL(request.url);
    const answered = () => this.database.backend.fetch(request, browser.address);
    // The client renews a session under a lock, for which others wait.
    if (pathname.startsWith('/auth/')) return this.steps.during(answered);
    await this.steps.next(`${browser.name}: ${request.method} ${pathname}`);
    const loss = browser.losses.shift();
    if (loss === 'request') throw disconnected();
    const answer = await this.database.answer(answered);
    if (!answer || loss === 'answer') throw disconnected();
    return answer.result;
  };

  /** Moves the clock. Whatever is under way ends at each full hour, and the workers have nothing left to do. */
  async pass(minutes: number): Promise<void> {
    const until = Date.now() + minutes * MINUTE;
    for (;;) {
      const hour = Math.floor(Date.now() / HOUR + 1) * HOUR;
      if (hour > until) break;
      moveClock(hour);
      this.#endFaults();
      await this.work();
      await this.#countRows(hour);
      await this.atHour();
    }
    moveClock(until);
    this.#endFaults();
    await this.workers.wake('messenger');
    await this.workers.wake('publisher');
  }

  /** At night, as autovacuum does: PGlite has none, and without it plans each query as for a new shop. */
  async #countRows(hour: number) {
    if (this.database.isRefusing || hour % (24 * HOUR) !== 8 * HOUR) return;
    await this.database.backend.exec(`analyze ${GROWING.join(', ')}`);
  }

  /** Ends a fault after some minutes. */
  later(minutes: number, end: () => void): void {
    this.#ends.push({ at: Date.now() + minutes * MINUTE, end });
  }

  #endFaults() {
    const due = this.#ends.filter(({ at }) => at <= Date.now());
    this.#ends = this.#ends.filter((each) => !due.includes(each));
    for (const { end } of due) end();
  }

  /** Ends what is under way, and all that the workers find. */
  async work(): Promise<void> {
    await this.steps.finish();
    await this.workers.wake('messenger');
    await this.workers.wake('publisher');
    await this.steps.finish();
  }

  /** Ends every fault, and what is under way. */
  async rest(): Promise<void> {
    for (const { end } of this.#ends.splice(0)) end();
    await this.work();
  }

  async close(): Promise<void> {
    world = undefined;
    await this.database.stop();
    this.workers.stop();
  }
}
