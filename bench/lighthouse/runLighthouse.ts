import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findChromium } from '@shop/platform/check/chromium';

/** How Lighthouse slows a visit: it computes the times of a slow phone, or applies them. */
export const methods = { simulated: 'simulate', applied: 'devtools' } as const;
export type Method = keyof typeof methods;

/** What Lighthouse finds on one visit: scores from 0 to 100, times in milliseconds. */
export interface Visit {
  performance: number;
  fcp: number;
  lcp: number;
  speedIndex: number;
  blocking: number;
  cls: number;
  /** Lighthouse's measure of the machine during the visit: `benchmarkIndex`. */
  machine: number;
  /** Undefined where scripts are blocked. */
  accessibility?: number;
  bestPractices?: number;
  seo?: number;
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  environment: { benchmarkIndex: number };
}

const LARGEST_REPORT = 64 * 1024 * 1024;

/** Of some hundred visits Lighthouse reports one or two as not recorded. */
const ATTEMPTS = 3;

async function reportOf(node: string, args: string[]): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await promisify(execFile)(node, args, {
        env: { ...process.env, CHROME_PATH: findChromium() },
        maxBuffer: LARGEST_REPORT,
      });
      return JSON.parse(stdout) as Report;
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Measures a first visit on a phone, as Lighthouse does by default.
 * @throws when Lighthouse could not load the page
 */
export async function runLighthouse(
  { node, script }: { node: string; script: string },
  url: string,
  { method, scripts }: { method: Method; scripts: boolean },
): Promise<Visit> {
  const args = [script, url, '--output=json', '--quiet', '--no-enable-error-reporting'];
  args.push(`--throttling-method=${methods[method]}`);
  args.push('--chrome-flags=--headless=new --no-sandbox');
  if (!scripts) args.push('--blocked-url-patterns=*.js', '--only-categories=performance');
  const { audits, categories, environment, runtimeError } = await reportOf(node, args);
  if (runtimeError) throw new Error(`Lighthouse, ${url}: ${runtimeError.message}`);
  const score = (name: string) => Math.round(100 * (categories[name]?.score ?? 0));
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    speedIndex: value('speed-index'),
    blocking: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    ...(scripts
      ? {
          accessibility: score('accessibility'),
          bestPractices: score('best-practices'),
          seo: score('seo'),
        }
      : {}),
  };
}
