import { shopClock } from '@shop/shared-contract';
import fc, { type AsyncCommand } from 'fast-check';
import { accounts } from './actors/accounts';
import type { Actor, Scene } from './actors/actor';
import { content } from './actors/content';
import { desks } from './actors/desks';
import { nature } from './actors/nature';
import { owners } from './actors/owner';
import { visitors } from './actors/visitors';
import type { Model } from './model';
import { Dice } from './world/clock';
import type { Browser, Loss, World } from './world/world';

export const actors: Record<string, Actor> = {
  ...visitors,
  ...desks,
  ...owners,
  ...content,
  ...accounts,
  ...nature,
};

/** Who is in the shop: nobody on Sundays and at night. */
function isStaffed(): boolean {
  const clock = shopClock(new Date());
  const isSunday = new Date(`${clock}Z`).getUTCDay() === 0;
  return !isSunday && clock.slice(11) >= '07:30' && clock.slice(11) < '20:30';
}

interface Choice {
  name: string;
  /** Since the command before it. */
  minutes: number;
  /** Of all that the actor chooses. */
  seed: number;
  /** How many steps of what is under way come before the next command: the fewer, the more goes on at once. */
  steps: number;
  loss: Loss | 'none';
}

/** Somebody begins to do something, while others may still be at it. */
class Begin implements AsyncCommand<Model, World> {
  readonly #choice: Choice;
  readonly #actor: Actor;

  constructor(choice: Choice) {
    this.#choice = choice;
    this.#actor = actors[choice.name] as Actor;
  }

  check({ isOver }: Readonly<Model>): boolean {
    const { who } = this.#actor;
    return !isOver() && (who === 'visitor' || who === 'nature' || isStaffed());
  }

  async run(model: Model, world: World): Promise<void> {
    const { name, minutes, seed, steps, loss } = this.#choice;
    const dice = new Dice(seed);
    // At night and on Sundays little happens.
    await world.pass(isStaffed() ? minutes : 4 * minutes);
    model.count(model.done, name);
    const browser = this.#browser(world, model, dice);
    const before = Array.from({ length: dice.below(3) }, () => undefined);
    browser.losses = loss === 'none' ? [] : [...before, loss];
    const scene: Scene = { world, model, dice, browser };
    await world.start(browser, () => this.#actor.act(scene));
    await world.steps.run(steps);
  }

  #browser(world: World, model: Model, dice: Dice): Browser {
    const { who } = this.#actor;
    if (who === 'owner') return world.staff('owner');
    if (who === 'desk') return world.staff(dice.chance(0.5) ? 'desk 1' : 'desk 2');
    // Of a network of their own.
    const address = `11.${model.customers % 200}.${Math.floor(model.customers / 200)}.7`;
    return { name: who, address, stored: new Map(), losses: [] };
  }

  toString(): string {
    const { name, minutes, seed, steps, loss } = this.#choice;
    return `${name} after ${minutes} min (seed ${seed}, ${steps} steps, loses ${loss})`;
  }
}

const weighted = Object.entries(actors).map(([name, { rate }]) => ({
  weight: Math.round(rate * 100),
  arbitrary: fc.constant(name),
}));

const begin = (slowness: number) =>
  fc
    .record({
      name: fc.oneof(...weighted),
      minutes: fc.nat(Math.round(17 * slowness)),
      seed: fc.nat(),
      steps: fc.oneof(
        { weight: 2, arbitrary: fc.constant(1000) },
        { weight: 1, arbitrary: fc.nat(6) },
      ),
      loss: fc.oneof(
        { weight: 20, arbitrary: fc.constant('none' as const) },
        { weight: 1, arbitrary: fc.constant('answer' as const) },
        { weight: 1, arbitrary: fc.constant('request' as const) },
      ),
    })
    .map((choice) => new Begin(choice));

/** How many commands are begun on a day of the real shop. */
export const USUAL_PACE = 120;

/**
 * What is begun on some days, in order; `check` leaves out what comes after them.
 * @param pace how many a day
 */
export function someDays(days: number, pace: number) {
  const needed = Math.round(days * pace * 1.1);
  let isChosen = false;
  return fc
    .commands([begin(USUAL_PACE / pace)], { maxCommands: Math.round(1.3 * needed), size: 'max' })
    .filter((commands) => {
      // fast-check chooses any length; what it tries later is shorter.
      isChosen ||= [...commands].length >= needed;
      return isChosen;
    });
}

export type Days = Iterable<AsyncCommand<Model, World>>;
