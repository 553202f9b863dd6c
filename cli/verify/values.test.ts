/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';

/** What takes a value apart, by the rule that keeps it in the value's own module. */
const TAKEN_APART: Record<string, string[]> = {
  day: [
    'date.toISOString().slice(0, 10)',
    `row.day.split('-')`,
    'date.getUTCDay()',
    'today.slice(0, 7)',
    'new Intl.DateTimeFormat(locale)',
  ],
  language: ['`/es/contact`', `address.startsWith('/es/')`, `date.toLocaleString('en-US')`],
  money: ['product.price.toFixed(2)', 'total / 100', `format({ style: 'currency' })`],
  phone: ['`tel:7705550142`', `customer.phone.replace(/\\D/g, '')`],
  pictureAddress: ['`/content/a1-320.webp`', '/content\\/(\\w+)-1280\\.webp/'],
  slug: [`name.toLowerCase().replace(/[^a-z0-9]+/g, '-')`],
  time: [
    `date.toLocaleTimeString()`,
    `span.split('-')`,
    `time.split(':')`,
    `zone('America/New_York')`,
  ],
  tireSize: ['/\\d{3}\\/\\d{2}R\\d{2}/', '/^P?(\\d+)(Z?R)(\\d+)/'],
};

const folder = mkdtempSync(path.join(tmpdir(), 'values-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Lints lines of a file of an app, and returns the numbers of those that a rule of a value reports, from 0. */
function reported(lines: readonly string[]): number[] {
  const file = path.join(folder, 'shell/src/example.ts');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, lines.join('\n'));
  for (const part of ['biome.json', 'cli/verify/values']) {
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  }
  const biome = path.join(root, 'node_modules/.bin/biome');
  const args = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', file];
  const { stdout, stderr } = spawnSync(biome, args, { cwd: folder, encoding: 'utf8' });
  const places = `${stdout}${stderr}`.matchAll(/example\.ts:(\d+):\d+ plugin /g);
  return [...places].map(([, line]) => Number(line) - 1);
}

test('each value has a rule, and each rule has examples', () => {
  const rules = readdirSync(path.join(root, 'cli/verify/values'));
  expect(rules.map((file) => file.replace('.grit', '')).sort()).toEqual(
    Object.keys(TAKEN_APART).sort(),
  );
});

test('nothing but the module of a value takes it apart', () => {
  const uses = Object.values(TAKEN_APART).flat();
  const found = reported(uses.map((use, at) => `export const value${at} = ${use};`));
  expect(uses.filter((_, at) => !found.includes(at))).toEqual([]);
  expect(reported(['export const value = formatPrice(price) + dayAfter(today, 1);'])).toEqual([]);
});
