import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import type { Outcome } from './readReports';
import { reports } from './runTestKind';

/** A row of tests/laws.md: its number, what holds, where its members are found, a file, and the title of a test. */
const LAW = /^\| (\d+) +\| (.+?) +\| .+? +\| .+? +\| (.+?) +\|$/gm;
/** What a title has in the place of a member: `%s`, `$name` or `${name}`. */
const MEMBER = /%s|\$\{\w+\}|\$\w+/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches the full name of a test, which begins with its groups: what the title begins with may follow anything. */
const named = (title: string) =>
  new RegExp(`${title.split(MEMBER).map(escaped).join('.+').replace(/^\.\+/, '')}$`);

/** How many tests asked each law, one for each member that has a test of its own. */
function lawLines(page: string, tests: readonly string[]): string[] {
  const laws = new Map<string, { holds: string; titles: RegExp[] }>();
  for (const [, number = '', holds = '', title = ''] of page.matchAll(LAW)) {
    const law = laws.get(number) ?? { holds, titles: [] };
    laws.set(number, { ...law, titles: [...law.titles, named(title)] });
  }
  const lines = [...laws].map(([number, { holds, titles }]) => {
    const asked = tests.filter((test) => titles.some((title) => title.test(test))).length;
    return { asked, text: `    ${number.padStart(2)}  ${holds}: ${asked || 'by npm run prove'}` };
  });
  const asked = lines.filter((line) => line.asked > 0).length;
  return [
    `  laws: ${asked} of ${laws.size}, by so many tests each`,
    ...lines.map(({ text }) => text),
  ];
}

/** What the runs of tests/days/main.ts printed. */
function dayLine(printed: string): string {
  const totals = { days: 0, bookings: 0, faults: 0 };
  const runs = printed.matchAll(/^seed \d+, (\d+) days: (\d+) bookings, (\d+) faults/gm);
  for (const [, days, bookings, faults] of runs) {
    totals.days += Number(days);
    totals.bookings += Number(bookings);
    totals.faults += Number(faults);
  }
  return `  invented days: ${totals.days}, with ${totals.bookings} bookings and ${totals.faults} faults`;
}

/**
 * Returns the lines that say what was tried: the tests, the laws with how many of them asked each, and the invented days.
 * @param outcomes those of all kinds
 * @param page the text of tests/laws.md
 * @param printed the output of the invented days; empty where they did not run
 */
export function triedLines(outcomes: readonly Outcome[], page: string, printed: string): string[] {
  const tests = outcomes.flatMap((outcome) => outcome.tests ?? []);
  return ['', 'Tried', `  tests: ${tests.length}`, ...lawLines(page, tests), dayLine(printed)];
}

/** Reads what `triedLines` needs. */
export function tried(outcomes: readonly Outcome[]): string[] {
  const days = path.join(reports, 'days.txt');
  const page = readFileSync(path.join(root, 'tests/laws.md'), 'utf8');
  return triedLines(outcomes, page, existsSync(days) ? readFileSync(days, 'utf8') : '');
}
