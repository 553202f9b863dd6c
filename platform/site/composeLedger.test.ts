/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LEDGER_FILE, readLedger, writeLedger } from './composeLedger';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'ledger-'));
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const entry = {
  common: 'a',
  menu: 'm',
  files: [],
  shown: [['shop']],
  content: 'b',
  contentFiles: [],
};

test('a ledger reads as it was written', () => {
  writeLedger(siteDir, { '/contact': entry });
  expect(readLedger(siteDir)).toEqual({ '/contact': entry });
});

test.each(['{', ''])(
  'a ledger that contains %j lists no page, so that all are composed again',
  (text) => {
    writeFileSync(path.join(siteDir, LEDGER_FILE), text);
    expect(readLedger(siteDir)).toEqual({});
  },
);
