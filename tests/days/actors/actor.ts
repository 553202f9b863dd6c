import { DataError } from '@shop/shared-data';
import { renewSession } from '@shop/shared-data/staff';
import { en } from '../../../shared-i18n/src/locales/en';
import { es } from '../../../shared-i18n/src/locales/es';
import type { Model } from '../model';
import type { Dice } from '../world/clock';
import type { Browser, World } from '../world/world';

/** What an actor has at hand. All that they choose, they choose by the dice of the command. */
export interface Scene {
  world: World;
  model: Model;
  dice: Dice;
  browser: Browser;
}

export interface Actor {
  /** How often, in relation to the others. */
  rate: number;
  /** Whose browser: a new visitor's, or that of one of the staff, who are there while the shop is open. */
  who: 'visitor' | 'desk' | 'owner' | 'nature';
  act: (scene: Scene) => Promise<void>;
}

/** Nothing is known of the outcome. */
const isLost = ({ kind }: DataError) =>
  kind === 'offline' || kind === 'unreachable' || kind === 'timedOut';

const hasSentence = ({ kind }: DataError) =>
  [en, es].every(({ errors }) => Boolean((errors as Record<string, string>)[kind]));

/**
 * Runs a request as a person would: one whose answer got lost is sent again, one that is refused is given up.
 * @param unsure called where nobody knows whether it was done
 * @returns undefined where it was refused, or lost each time
 * @throws for a refusal without a sentence, and for whatever is no refusal
 */
export async function tryTo<T>(
  { world, model }: Scene,
  request: () => Promise<T>,
  unsure: () => void = () => {},
): Promise<T | undefined> {
  let wasLost = false;
  const { refusals } = world.database;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      model.count(model.refusals, `${error.kind} ${error.code ?? ''}`.trim());
      const wasRefused = world.database.refusals > refusals;
      const isBusy = error.kind === 'busy' || (error.kind === 'unexpected' && wasRefused);
      if (!hasSentence(error) || (error.kind === 'unexpected' && !isBusy)) throw error;
      wasLost ||= isLost(error);
      // The token ended while the request waited; the pages do the same.
      const isRenewed = error.kind === 'sessionEnded' && (await renewSession()) !== null;
      if ((isLost(error) || isBusy || isRenewed) && attempt < 4) continue;
      if (wasLost) unsure();
      return undefined;
    }
  }
}

/** Saves a row; `columns` are those that it must have from then on. */
export async function save(
  scene: Scene,
  table: string,
  id: string | number,
  request: () => Promise<unknown>,
  columns: Record<string, unknown> | null,
) {
  const { model } = scene;
  const unsure = () => model.doubtRow(table, id);
  const saved = await tryTo(scene, async () => (await request()) ?? {}, unsure);
  if (saved) model.save(table, id, columns);
  return saved !== undefined;
}
