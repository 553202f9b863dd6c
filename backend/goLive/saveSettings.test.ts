/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { saveSettings } from './saveSettings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
  process.env['SITE_CONFIG'] = path.join(folder, 'site.config.json');
  jest.spyOn(console, 'info').mockImplementation();
});
afterEach(() => {
  delete process.env['SITE_CONFIG'];
  rmSync(folder, { recursive: true });
});

const inFile = () =>
  JSON.parse(readFileSync(path.join(folder, 'site.config.json'), 'utf8')) as unknown;

test('adds an answer to the settings that the file has', () => {
  const backend = { url: 'https://project.supabase.co', key: 'public' };
  writeFileSync(path.join(folder, 'site.config.json'), JSON.stringify({ backend }));
  saveSettings({ origin: 'https://shop.example' });
  expect(inFile()).toEqual({ backend, origin: 'https://shop.example' });
});

test('writes a new file where there is none', () => {
  saveSettings({ origin: 'https://shop.example' });
  expect(inFile()).toEqual({ origin: 'https://shop.example' });
});
