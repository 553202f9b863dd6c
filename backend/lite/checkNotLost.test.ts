/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkNotLost } from './checkNotLost';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'data-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const parts = {
  database() {
    mkdirSync(path.join(dataDir, 'pg'));
    writeFileSync(path.join(dataDir, 'pg/PG_VERSION'), '17\n');
  },
  secrets: () => writeFileSync(path.join(dataDir, 'secrets.json'), '{}'),
};
type Part = keyof typeof parts;
const create = (names: Part[]) => names.forEach((name) => void parts[name]());

test.each<[Part[]]>([[[]], [['database']], [['database', 'secrets']]])(
  'accepts a data folder with %j',
  async (names) => {
    create(names);
    await expect(checkNotLost(dataDir)).resolves.toBeUndefined();
  },
);

test('rejects secrets whose database is gone', async () => {
  create(['secrets']);
  await expect(checkNotLost(dataDir)).rejects.toThrow('is gone, and its secrets are still there');
});
