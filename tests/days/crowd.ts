// A crowd on PostgreSQL: the actors of the invented days (actors/) act at once, each request on a connection of its own,
// while two messengers and the publisher work; then all rest, and the invariants are checked. The seed chooses what
// each person does; in which order the database does it, nobody chooses: a run cannot be repeated.

import { setTimeout } from 'node:timers/promises';
import { actors } from './day';
import { Invariants } from './invariants/invariants';
import { Model } from './model';
import { Dice, letClockRun, realNow } from './world/clock';
import { FreeTasks } from './world/freeTasks';
import { PostgresDatabase } from './world/postgres';
import type { WorkerName } from './world/workers';
import { type Browser, type Loss, World } from './world/world';

const SECOND = 1000;
const PEOPLE = 9;
const ROUND = 12 * SECOND;
/** Staff can undo what they did for so long, before a message about it is due. */
const PAUSE = 16 * SECOND;

const WORKERS: WorkerName[] = ['messenger', 'second messenger', 'publisher'];

/** What needs an embedded database, or its clock. */
const ELSEWHERE = ['killDatabase', 'refuseConnections', 'slowDown'];

const chosen = Object.entries(actors).filter(([name]) => !ELSEWHERE.includes(name));
const total = chosen.reduce((sum, [, { rate }]) => sum + rate, 0);

function chooseActor(dice: Dice) {
  let left = dice.next() * total;
  return chosen.find(([, { rate }]) => {
    left -= rate;
    return left < 0;
  });
}

interface CrowdOptions {
  seed: number;
  minutes: number;
  /** SQL that weakens the database. */
  mutation?: string | undefined;
}

export interface CrowdOutcome {
  /** Undefined where every invariant held. */
  failure: string | undefined;
  /** What was asked last, in the order in which it was asked. */
  recent: readonly string[];
  requests: number;
  summary: string;
}

class Crowd {
  readonly #world: World;
  readonly #model: Model;
  readonly #tasks: FreeTasks;
  readonly #dice: Dice[];

  constructor(world: World, model: Model, tasks: FreeTasks, seed: number) {
    this.#world = world;
    this.#model = model;
    this.#tasks = tasks;
    this.#dice = Array.from({ length: PEOPLE }, (_, person) => new Dice(seed * PEOPLE + person));
  }

  #browser(who: string, dice: Dice): Browser {
    const loss = dice.of<Loss | undefined>(['answer', 'request', ...Array(20).fill(undefined)]);
    const losses = [...Array(dice.below(3)).fill(undefined), loss];
    if (who === 'owner') return { ...this.#world.staff('owner'), losses };
    if (who === 'desk') {
      return { ...this.#world.staff(dice.chance(0.5) ? 'desk 1' : 'desk 2'), losses };
    }
    const { customers } = this.#model;
    const address = `11.${dice.below(200)}.${customers % 200}.7`;
    return { name: who, address, stored: new Map(), losses };
  }

  async #live(dice: Dice, until: number) {
    while (realNow() < until && this.#tasks.failures.length === 0) {
      const [name, actor] = chooseActor(dice) ?? [];
      if (!name || !actor) continue;
      const own = new Dice(Math.floor(dice.next() * 2 ** 32));
      const browser = this.#browser(actor.who, own);
      this.#model.count(this.#model.done, name);
      await this.#tasks.next(`${browser.name} begins to ${name}`);
      const scene = { world: this.#world, model: this.#model, dice: own, browser };
      await this.#world.start(browser, () => actor.act(scene));
    }
  }

  async #work(name: WorkerName, until: number) {
    while (realNow() < until && this.#tasks.failures.length === 0) {
      await this.#world.workers.wake(name);
      await setTimeout(20);
    }
  }

  /** All act and work for a while, and end what they began. */
  async live(): Promise<void> {
    const until = realNow() + ROUND;
    await Promise.all([
      ...this.#dice.map((dice) => this.#live(dice, until)),
      ...WORKERS.map((name) => this.#work(name, until)),
    ]);
    await this.#tasks.finish();
  }

  /** The workers end what is due; each fault that was to kill one of them takes another attempt. */
  async rest(): Promise<void> {
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      await this.#world.rest();
      const [due] = await this.#world.database.backend.query<{ what: string }>(
        // What follows a message whose worker was killed waits for the end of that one's lease.
        `select o.kind as what from private.outbox o where o.state = 'pending' and o.next_attempt_at <= private.shop_now()
           and not exists (select from private.outbox e where e.booking_id = o.booking_id and e.state = 'pending'
             and e.attempts > 0 and e.next_attempt_at > private.shop_now())
         union all select p.table_name || ': ' || p.reason from public.publications p where p.state <> 'published' limit 1`,
      );
      if (!due) return;
      if (attempt === 20) throw new Error(`The workers do not end: ${due.what} waits.`);
    }
  }
}

/** Runs a crowd for some minutes on a PostgreSQL of its own. */
export async function runCrowd({ seed, minutes, mutation }: CrowdOptions): Promise<CrowdOutcome> {
  letClockRun();
  const tasks = new FreeTasks();
  const database = new PostgresDatabase();
  const begins = new Date().toISOString();
  const world = await World.open({ seed, begins, steps: tasks, database, mutation });
  const model = new Model(Number.POSITIVE_INFINITY, true);
  const invariants = new Invariants(world, model);
  const crowd = new Crowd(world, model, tasks, seed);
  const end = realNow() + minutes * 60 * SECOND;
  let failure: string | undefined;
  try {
    while (realNow() < end) {
      await crowd.live();
      await crowd.rest();
      await invariants.atRest();
    }
    await setTimeout(PAUSE);
    await crowd.rest();
    await invariants.atRest();
  } catch (error) {
    failure = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  // Before the server stops, in whose way they would be.
  await tasks.settle();
  await world.close();
  const { recent } = tasks;
  return { failure, recent, requests: database.count, summary: invariants.summary() };
}
