import { nature } from '../actors/nature';
import type { Model } from '../model';
import type { World } from '../world/world';
import { checkAcknowledged } from './acknowledged';
import { Broken } from './broken';
import { checkForgotten } from './forgotten';
import { MessageInvariants } from './messages';
import { checkPublished } from './published';
import { LASTING, PROMISED, UNSWEPT, UNTOLD, WRONG } from './rows';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const ALWAYS = '-infinity';

/**
 * Compares the shop's database, messages and public files with what people know: at each hour what can have changed in
 * it, twice a day what was acknowledged and what history tells of the last day, each fifth day and at the end all.
 */
export class Invariants {
  readonly #world: World;
  readonly #model: Model;
  readonly #messages: MessageInvariants;
  #checks = 0;
  /** Called after each check of all. */
  atFifthDay = () => {};
  /** When each hour's check succeeded last, as an instant. */
  #checked = ALWAYS;

  constructor(world: World, model: Model) {
    this.#world = world;
    this.#model = model;
    this.#messages = new MessageInvariants(world, model);
    world.atHour = () => this.#hourly();
  }

  async #none(invariant: string, sql: string, parameters: unknown[]) {
    this.#checks += 1;
    const { backend } = this.#world.database;
    const [first] = await backend.query<{ wrong: string }>(`${sql} limit 1`, parameters);
    if (first) throw new Broken(invariant, first.wrong);
  }

  async #hourly() {
    if (this.#world.database.isRefusing) return;
    const now = Date.now();
    const hour = new Date(now).toISOString().slice(8, 13);
    const isAll = /[05]T04$/.test(hour);
    await this.#messages.checkSent();
    await this.#rows(isAll ? ALWAYS : this.#checked);
    this.#checked = new Date(now).toISOString();
    await checkPublished(this.#world);
    if (isAll) await this.#deep(new Date(now - 40 * DAY).toISOString());
    else if (/T(03|15)$/.test(hour)) await this.#deep(new Date(now - DAY).toISOString());
    if (!isAll) return;
    await checkForgotten(this.#world);
    this.atFifthDay();
    await this.#swept();
  }

  async #swept() {
    // What fails is done with the next upload.
    const upload = this.#model.uploads.at(-3);
    if (upload === undefined) return;
    const since = new Date(upload.at - 31 * DAY).toISOString();
    await this.#none('unused pictures are removed', UNSWEPT, [since]);
  }

  async #rows(since: string) {
    await this.#none('no tire is promised twice', PROMISED, [[...this.#model.overPromised]]);
    await this.#each(WRONG, since);
  }

  async #each(wrong: Record<string, string>, since: string) {
    for (const [invariant, sql] of Object.entries(wrong)) {
      await this.#none(invariant, sql, sql.includes('$1') ? [since] : []);
    }
  }

  /** @param since of what changed, as an instant */
  async #deep(since: string) {
    await checkAcknowledged(this.#world, this.#model, since);
    await this.#messages.checkTold();
    await this.#each(LASTING, since);
    for (const sql of UNTOLD) await this.#none('history tells every change', sql, [since]);
  }

  async #all() {
    await this.#rows(ALWAYS);
    await this.#deep(ALWAYS);
    await checkForgotten(this.#world);
  }

  /** Checks all, where nothing is under way and the workers are done. */
  async atRest(): Promise<void> {
    await this.#messages.checkSent();
    await checkPublished(this.#world);
    await this.#all();
    this.#model.settle();
  }

  /** Lets a day pass, so that no delay excuses anything, and checks all once more. */
  async atEnd(): Promise<void> {
    await this.#world.pass(24 * 60);
    await this.#all();
  }

  summary(): string {
    const list = (counts: Map<string, number>) =>
      [...counts]
        .sort(([, a], [, b]) => b - a)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ');
    const { bookings, done, refusals } = this.#model;
    const faults = Object.keys(nature).reduce((sum, name) => sum + (done.get(name) ?? 0), 0);
    const mails = this.#world.workers.mailbox.count;
    return [
      `${bookings.size} bookings, ${faults} faults, ${mails} messages, ${this.#checks} checks`,
      `done: ${list(done)}`,
      `refused: ${list(refusals)}`,
    ].join('\n');
  }
}
