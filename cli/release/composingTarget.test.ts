/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { emptySite, localTarget } from '@shop/platform/site/siteFile';
import type { Target } from '@shop/platform/site/target';
import { composingTarget } from './composingTarget';

// The sandbox of a machine that has neither bubblewrap nor namespaces.
jest.mock('@shop/platform/compose/sandboxes', () => {
  const actual = jest.requireActual('@shop/platform/compose/sandboxes');
  return { ...actual, sandboxes: [actual.permissions] };
});

const folder = mkdtempSync(path.join(tmpdir(), 'composing-'));
afterAll(() => rmSync(folder, { recursive: true }));

const target: Target = {
  ...localTarget(folder),
  async change(change, prepare) {
    await prepare?.({ folder, earlier: [] });
    return change(emptySite);
  },
};
const release = (team?: string) => composingTarget(target, { team }).change((site) => site);

test('a release by a token starts no composition where a probe of the sandbox is not refused', async () => {
  await expect(release('fleet')).rejects.toThrow('signal all processes');
});

test('a release by an operator is composed there', async () => {
  await expect(release()).rejects.toThrow('There is no shell');
});
