/** @jest-environment node */
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { chromiumArgs, findChromium, launchChromium } from '@shop/platform/check/chromium';
import { openProbeTargets } from '@shop/platform/compose/probeTargets';
import { listen } from '@shop/platform/server/listen';
import { type Browser, chromium, type Page } from 'playwright-core';

async function isReached(browser: Browser, url: string): Promise<boolean> {
  const page = await browser.newPage();
  return page.goto(url).then(
    () => true,
    () => false,
  );
}

/** Asks a STUN server for its own address, as a call does, which passes no route of a browser context. */
async function asksByDatagram(page: Page): Promise<boolean> {
  const server = createSocket('udp4');
  let isAsked = false;
  server.on('message', () => {
    isAsked = true;
  });
  await once(server.bind(0, '127.0.0.1'), 'listening');
  await page.evaluate(async (url) => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: url }] });
    connection.createDataChannel('probe');
    await connection.setLocalDescription();
    // A question that is never answered is repeated for longer than this.
    await new Promise((resolve) => setTimeout(resolve, 3_000));
  }, `stun:127.0.0.1:${server.address().port}`);
  server.close();
  return isAsked;
}

/** What a page of a team reaches of the machine whose browser opens it. */
async function reachedIn(browser: Browser) {
  const { targets, close } = await openProbeTargets();
  const server = createServer((_request, response) => response.end('reached'));
  const port = await listen(server, 0, '127.0.0.1');
  try {
    return {
      datagram: await asksByDatagram(await browser.newPage()),
      port: await isReached(browser, `http://127.0.0.1:${port}`),
      file: await isReached(browser, `file://${targets.file}`),
      folder: await isReached(browser, `file://${targets.folder}`),
      accounts: await isReached(browser, 'file:///etc/passwd'),
    };
  } finally {
    close();
    await browser.close();
    server.close();
  }
}

test('the browser that opens a release by token reaches no file and no network of the machine', async () => {
  const browser = await launchChromium({ isRequired: true, byToken: true });
  expect(browser && (await reachedIn(browser))).toEqual({
    ...{ datagram: false, port: false, file: false, folder: false },
    accounts: false,
  });
});

test('each of these is reached in a browser without a sandbox', async () => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  expect(await reachedIn(browser)).toEqual({
    ...{ datagram: true, port: true, file: true, folder: true },
    accounts: true,
  });
});
