/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrationsStep } from './migrationsStep';
import type { GoLiveShop } from './step';
import { pushMigrations } from './supabaseCli';

let settings = 0;
const exec = jest.fn(async (_statements: string) => undefined);
const query = async (statement: string) => {
  if (statement.includes('to_regclass')) return [{ found: true }];
  return statement.includes('count(*)') ? [{ count: settings }] : [];
};
// jest cannot import lite, and nothing connects here.
jest.mock('../lite/asOwner', () => ({
  asOwner: (_url: string, work: (session: object) => Promise<unknown>) => work({ exec, query }),
}));
jest.mock('./supabaseCli', () => ({ pushMigrations: jest.fn() }));

let projectDir: string;
beforeEach(() => {
  projectDir = mkdtempSync(path.join(tmpdir(), 'migrations-step-'));
  mkdirSync(path.join(projectDir, 'samples'));
  writeFileSync(path.join(projectDir, 'samples/products.sql'), 'select 1;');
  writeFileSync(path.join(projectDir, 'samples/articles.sql'), 'select 2;');
});
afterEach(() => {
  rmSync(projectDir, { recursive: true });
  jest.clearAllMocks();
});

const apply = (wantsSamples: boolean) =>
  migrationsStep.apply?.({
    ...{ projectDir, wantsSamples, databaseUrl: 'postgres://db.example/postgres' },
    answers: { confirm: async () => true },
  } as unknown as GoLiveShop);

test('a new shop gets the seed, and the samples only when asked', async () => {
  settings = 0;
  await apply(false);
  expect(pushMigrations).toHaveBeenCalledWith(expect.any(String), true, projectDir);
  expect(exec).not.toHaveBeenCalled();
  await apply(true);
  expect(exec).toHaveBeenCalledWith('select 2;\nselect 1;');
});

test('a shop that has settings gets neither the seed nor the samples', async () => {
  settings = 30;
  await apply(true);
  expect(pushMigrations).toHaveBeenCalledWith(expect.any(String), false, projectDir);
  expect(exec).not.toHaveBeenCalled();
});
