import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { readManifest } from '@shop/platform/release/builtRemote';
import { freePort } from '@shop/platform/server/testing/freePort';
import { choose, fillDetails } from '../support/booking';
import { bookableDay } from '../support/shopDays';
import { expect, test } from '../support/test';
import { type Checkout, makeCheckout } from './support/checkout';

// The page is one of a development session. The default origin would start a shop.
test.use({ baseURL: 'http://localhost' });

// A checkout of its own, whose sources this test edits.
let checkout: Checkout;
let session: ChildProcess;
const otherProgram = createServer();
test.beforeAll(() => {
  checkout = makeCheckout('dev', ['shell', 'mf-booking', 'supabase']);
});
test.afterAll(async () => {
  otherProgram.close();
  session.kill();
  if (session.exitCode === null) await once(session, 'exit');
  checkout.remove();
});

/** Starts `npm run dev -- mf-booking` and returns the address that it prints, and all its output. */
async function startSession(port: number) {
  session = checkout.start(['--import', 'tsx', 'cli/commands/dev.ts', 'mf-booking'], {
    PORT: String(port),
    DATA_DIR: '.data',
  });
  let output = '';
  return new Promise<{ address: string; output: string }>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const address = /The site in development: (\S+)/.exec(output)?.[1];
      if (address) resolve({ address, output });
    };
    session.stdout?.on('data', read);
    session.stderr?.on('data', read);
    session.once('close', () => reject(new Error(`The session ended:\n${output}`)));
  });
}

const DICTIONARY = 'mf-booking/src/locales/booking/en.ts';

test('an edited dictionary changes the texts of the open page, which keeps what was typed', {
  tag: '@prove',
}, async ({ page }) => {
  test.slow();
  const { devPort } = readManifest('mf-booking');
  otherProgram.on('error', () => {}).listen(devPort, '127.0.0.1');
  const port = await freePort();
  const { address, output } = await startSession(port);
  expect(address).toBe(`http://localhost:${port}/booking`);
  expect(output).toMatch(new RegExp(`Port ${devPort} is in use; mf-booking uses \\d+ instead`));

  await page.goto(address);
  await choose(page, { service: 'Oil Change', date: bookableDay(0), time: '9:00 AM' });
  await fillDetails(page);
  // The second edit shows that the first left the module able to take another.
  for (const [before, after] of [
    ['How do we reach you?', 'Where do we reach you?'],
    ['Where do we reach you?', 'When do we reach you?'],
  ] as const) {
    checkout.edit(DICTIONARY, { [before]: after });
    await expect(page.getByRole('heading', { name: after })).toBeVisible();
  }
  await expect(page.getByLabel('Full name')).toHaveValue('Ana López');
});
