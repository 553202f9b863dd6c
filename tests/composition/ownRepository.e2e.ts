import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createRepository } from '@shop/platform/kit/ownRepository';
import { filesBelow } from '@shop/platform/machine/hashFiles';
import { root } from '@shop/platform/machine/paths';
import { freePort } from '@shop/platform/server/testing/freePort';
import { readSite } from '@shop/platform/site/siteFile';
import { createToken } from '@shop/platform/site/teamTokens';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

test.use({ html: 'composed', shop: 'own repository' });

const REMOTE = 'mf-diagnostics';

let folder: string;
let session: ChildProcess | undefined;

// Not where this file is loaded: the process that lists the tests loads it too.
test.beforeAll(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'own-repository-')), 'diagnostics');
});

test.afterAll(async () => {
  session?.kill();
  if (session && session.exitCode === null) await once(session, 'exit');
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** Replaces a text of a source file. */
function edit(file: string, before: string, after: string) {
  const place = path.join(folder, file);
  const text = readFileSync(place, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not contain ${before}`);
  writeFileSync(place, text.replace(before, after));
}

/** The program of `@shop/remote`. */
const program = () => path.join(folder, 'node_modules/@shop/remote/cli/team/shop.mjs');

/** Starts `shop dev`, and returns the address that it prints. */
async function develop(env: NodeJS.ProcessEnv): Promise<string> {
  const started = spawn(process.execPath, [program(), 'dev'], { cwd: folder, env });
  session = started;
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /^ {2}(http:\/\/localhost:\S+)/m.exec(output)?.[1];
      if (address) resolve(address);
    };
    started.stdout.on('data', read);
    started.stderr.on('data', read);
    started.once('close', () => reject(new Error(`The session ended:\n${output}`)));
  });
}

const title =
  'a team develops, tests, releases and rolls back its remote in a repository of its own';

test(title, { tag: '@prove' }, async ({ page, site }) => {
  test.setTimeout(timeLimit(600_000));
  createRepository(path.join(root, REMOTE), folder);
  const files = filesBelow(folder).map((file) => readFileSync(file, 'utf8'));
  expect(files.filter((text) => /mf-(storefront|booking|admin)\//.test(text))).toEqual([]);
  // From the registry and the tarballs; nothing is linked.
  const npm = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', npm, { cwd: folder });

  const port = await freePort();
  const base = { ...process.env, SITE_TARGET: site.origin, PORT: String(port) };
  const run = async (args: string[], env: NodeJS.ProcessEnv = {}) => {
    const started = [program(), ...args];
    const options = { cwd: folder, env: { ...base, ...env } };
    return (await promisify(execFile)(process.execPath, started, options)).stdout;
  };

  await test.step('dev shows the remote in the deployed shell, and an edit at once', async () => {
    const address = await develop(base);
    expect(address).toBe(`http://localhost:${port}/diagnostics`);
    await page.goto(address);
    const developed = page.locator(`[data-remote="${REMOTE}"][data-version="development"]`);
    await expect(developed.getByText('Select everything you notice.')).toBeVisible();
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    edit('src/locales/en.ts', 'Select everything you notice.', 'Tick whatever bothers you.');
    await expect(developed.getByText('Tick whatever bothers you.')).toBeVisible();
    edit('src/checker/SymptomChecker.tsx', "t('checker.text')", "t('checker.text').toUpperCase()");
    await expect(developed.getByText('TICK WHATEVER BOTHERS YOU.')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    // The rest of the page is the deployed site's.
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
    await expect(page.locator('[data-remote="mf-storefront"]').first()).toBeVisible();
    // Its page would report that the server is gone.
    await page.goto('about:blank');
    session?.kill();
  });
  edit('src/checker/SymptomChecker.tsx', "t('checker.text').toUpperCase()", "t('checker.text')");

  await run(['types']);
  await run(['test']);
  await run(['contract']);
  await run(['build']);
  const before = readSite(site.siteDir).remotes.find(({ name }) => name === REMOTE)?.live.version;
  expect(await run(['release', '--dry-run'])).toMatch(
    new RegExp(`${REMOTE} \\w{12} fits what is live at ${site.origin} \\(${REMOTE} ${before}`),
  );
  await expect(run(['release'])).rejects.toThrow('Set SHOP_TOKEN to the token of your team');
  const others = createToken(site.siteDir, 'mf-booking', ['mf-booking']);
  await expect(run(['release'], { SHOP_TOKEN: others })).rejects.toThrow(
    `The token of mf-booking releases mf-booking, not ${REMOTE}.`,
  );

  const own = { SHOP_TOKEN: createToken(site.siteDir, REMOTE, [REMOTE]) };
  await page.goto(`${site.origin}/diagnostics`);
  await expect(page.getByText('Select everything you notice.')).toBeVisible();
  await run(['release', '--reason', 'a plainer hint'], own);
  await page.goto(`${site.origin}/diagnostics`);
  await expect(page.getByText('Tick whatever bothers you.')).toBeVisible();
  const released = readSite(site.siteDir).remotes.find(({ name }) => name === REMOTE);
  expect(released?.live.built?.reason).toBe('a plainer hint');
  expect(released?.history?.at(-1)?.team).toBe(REMOTE);

  expect(await run(['releases'])).toContain(`${released?.live.version}  `);
  expect(await run(['releases'])).toContain('(token of mf-diagnostics)');

  await run(['rollback'], own);
  await page.goto(`${site.origin}/diagnostics`);
  await expect(page.getByText('Select everything you notice.')).toBeVisible();
});
