/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createToken, findTeam, revokeToken, tokensFile } from './teamTokens';

let folder: string;
let siteDir: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tokens-'));
  siteDir = path.join(folder, 'site');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('finds the team of a token, and none for another text', () => {
  const fleet = createToken(siteDir, 'fleet', ['mf-fleet', 'mf-van']);
  const platform = createToken(siteDir, 'platform', ['shell']);
  expect(findTeam(siteDir, fleet)).toMatchObject({ team: 'fleet', apps: ['mf-fleet', 'mf-van'] });
  expect(findTeam(siteDir, platform)).toMatchObject({ team: 'platform', apps: ['shell'] });
  expect(findTeam(siteDir, `${fleet}x`)).toBeUndefined();
  expect(findTeam(siteDir, '')).toBeUndefined();
});

test('stores the hash of a token beside the site, for this user alone', () => {
  const token = createToken(siteDir, 'fleet', ['mf-fleet']);
  expect(tokensFile(siteDir)).toBe(`${siteDir}.tokens.json`);
  expect(readFileSync(tokensFile(siteDir), 'utf8')).not.toContain(token);
  expect(statSync(tokensFile(siteDir)).mode & 0o777).toBe(0o600);
});

test('a new token of a team replaces the earlier one', () => {
  const earlier = createToken(siteDir, 'fleet', ['mf-fleet']);
  const latest = createToken(siteDir, 'fleet', ['mf-fleet']);
  expect(findTeam(siteDir, earlier)).toBeUndefined();
  expect(findTeam(siteDir, latest)).toBeDefined();
});

test('a revoked token is unknown, and the others stay', () => {
  const fleet = createToken(siteDir, 'fleet', ['mf-fleet']);
  const van = createToken(siteDir, 'van', ['mf-van']);
  expect(revokeToken(siteDir, 'fleet')).toBe(true);
  expect(revokeToken(siteDir, 'fleet')).toBe(false);
  expect(findTeam(siteDir, fleet)).toBeUndefined();
  expect(findTeam(siteDir, van)).toBeDefined();
});

test('rejects a malformed file', () => {
  writeFileSync(tokensFile(siteDir), '[{"team":"fleet","apps":["../"],"hash":"1","at":""}]');
  expect(() => findTeam(siteDir, 'any')).toThrow(/\[0\]\.apps\[0\] must be shell or like mf-fleet/);
});
