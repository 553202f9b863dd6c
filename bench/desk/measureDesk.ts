import type { Backend } from '@shop/backend/lite/createBackend';
import type { Browser, Locator, Page } from 'playwright-core';
import { createStaffAccount } from '../growth/shopData';
import { signInToDashboard } from '../growth/signInToDashboard';
import { deskLimits, marked } from '../limits';
import { newVisitor, openMeasuredPage, slowConditions } from '../load/openMeasuredPage';
import { measurePressOn } from '../responsiveness/measureInput';
import { interactionProbe } from '../responsiveness/nextPaints';
import { table } from '../table';
import { emptyDays, fillDays, VISITS } from './shopDay';

/** The tablet of the front desk. The requests of staff's pages are not slowed. */
const tablet = { cpu: slowConditions.cpu, viewport: { width: 820, height: 1180 } };

type Find = (page: Page) => Locator;

const button =
  (name: string | RegExp): Find =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first();
const link =
  (name: string): Find =>
  (page) =>
    page.getByRole('main').getByRole('link', { name }).first();

/** In the order in which they are pressed; each round starts on the page of Today. */
const presses: readonly (readonly [string, Find])[] = [
  ['Today: Arrived', button(/^Arrived: /)],
  ['Today: undo', button('Undo')],
  ['Today: a car', link('Customer 12')],
  ['card: close', button('Close')],
  ['board: next day', button('Next day')],
  ['board: previous day', button('Previous day')],
  ['board: week', button('Week')],
  ['week: list', button('List')],
  ['list: day', button('Day')],
  ['board: a booking', button(/^Open booking .* Customer 21$/)],
  ['card: edit', button(/^Edit/)],
  ['card: close', button('Close')],
  ['board: new booking', button('New booking')],
  ['entry: close', button('Close')],
  ['board: messages', (page) => page.getByRole('link', { name: /^Messages/ }).first()],
];

export interface Desk {
  rounds: number;
  /** Milliseconds from each press to the next paint, in every round. */
  paints: Record<string, number[]>;
}

/** @returns the value that 95 of 100 do not exceed */
export const percentile95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? 0;

/** Presses through Today and the board of a day with fifty visits, the processor slowed. */
export async function measureDesk(
  browser: Browser,
  origin: string,
  backend: Backend,
  rounds: number,
): Promise<Desk> {
  const account = await createStaffAccount(backend);
  await fillDays(backend);
  const context = await newVisitor(browser, tablet);
  const { page } = await openMeasuredPage(context, tablet);
  const paints: Desk['paints'] = {};
  try {
    await page.addInitScript(interactionProbe);
    await signInToDashboard(page, origin, account);
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(`${origin}/admin/dashboard`);
      for (const [name, find] of presses) {
        const paint = await measurePressOn(context, page, find(page));
        paints[name] = [...(paints[name] ?? []), paint];
      }
    }
  } finally {
    await context.close();
    await emptyDays(backend);
  }
  return { rounds, paints };
}

export function deskReport({ rounds, paints }: Desk): string {
  const rows = Object.entries(paints).map(([name, taken]) => [
    name,
    String(Math.round(percentile95(taken))),
  ]);
  const all = percentile95(Object.values(paints).flat());
  return `## How soon the desk answers a press

${rounds} ${rounds === 1 ? 'round' : 'rounds'} on a tablet, CPU slowed ${slowConditions.cpu} times, two days of ${VISITS} visits each. From a press to
the next paint, at the 95th percentile, in milliseconds; of all presses ${marked(String(Math.round(all)), all <= deskLimits.press)} (at most ${deskLimits.press}).

${table(['press', 'milliseconds'], rows)}
`;
}
