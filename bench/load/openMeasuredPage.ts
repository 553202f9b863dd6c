import type { Browser, BrowserContext, Page } from 'playwright-core';
import { pageProbe } from './pageProbe';
import { TrafficMeter } from './traffic';

/** A slow phone on a slow connection: the conditions of the reported numbers. */
export const slowConditions = { cpu: 4, bitsPerSecond: 1_600_000, latency: 150 };

export interface Conditions {
  cpu: number;
  /** Undefined: the connection is not throttled. */
  network?: { bitsPerSecond: number; latency: number };
  viewport: { width: number; height: number };
}

export const slowPhone: Conditions = {
  cpu: slowConditions.cpu,
  network: slowConditions,
  viewport: { width: 390, height: 844 },
};
export const slowDesktop: Conditions = { ...slowPhone, viewport: { width: 1280, height: 900 } };

export interface MeasuredPage {
  page: Page;
  traffic: TrafficMeter;
  setCpu(slowdown: number): Promise<void>;
}

/** Slows the page down, and counts its traffic. */
export async function openMeasuredPage(
  context: BrowserContext,
  { cpu, network }: Conditions,
): Promise<MeasuredPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) {
    const throughput = network.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  const setCpu = async (rate: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
  };
  await setCpu(cpu);
  // The loader of this tool names functions by a helper, which pages lack.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(pageProbe);
  return { page, traffic: new TrafficMeter(session), setCpu };
}

/** Without a cache. */
export const newVisitor = (browser: Browser, { viewport }: Conditions) =>
  browser.newContext({ viewport, locale: 'en-US' });

const QUIET_MS = 600;

/** Waits until React has hydrated the page and all requests, also those of idle time, have ended. */
export async function waitUntilIdle({ page, traffic }: MeasuredPage) {
  await page.waitForFunction(() => window.pageTimes.interactive > 0, null, {
    timeout: 60_000,
    polling: 100,
  });
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 3_000 })),
  );
  while (traffic.quietFor < QUIET_MS) await page.waitForTimeout(100);
}
