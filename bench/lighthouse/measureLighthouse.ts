import { median } from '../median';
import { installLighthouse } from './installLighthouse';
import { type Method, methods, runLighthouse, type Visit } from './runLighthouse';

/** A public page of each kind, and some of them in the other language. */
export const lighthousePages = {
  home: '/',
  tires: '/tires/all',
  'auto parts': '/auto-parts/all',
  booking: '/booking',
  diagnostics: '/diagnostics',
  services: '/services',
  blog: '/blog',
  article: '/blog/wheel-alignment',
  gallery: '/gallery',
  about: '/about',
  contact: '/contact',
  'home, Spanish': '/es/',
  'tires, Spanish': '/es/tires/all',
  'booking, Spanish': '/es/booking',
  'contact, Spanish': '/es/contact',
} as const;
export type LighthousePage = keyof typeof lighthousePages;

/** Medians of a page as it is, and of its HTML with the scripts blocked. */
export interface Pair {
  asItIs: Visit;
  blocked: Visit;
}

export interface LighthouseFigures {
  rounds: number;
  pages: Partial<Record<LighthousePage, Record<Method, Pair>>>;
}

function medianVisit(visits: Visit[]): Visit {
  const [first] = visits;
  if (!first) throw new Error('nothing was measured');
  const names = Object.keys(first) as (keyof Visit)[];
  const entries = names.map((name) => [name, median(visits.map((visit) => visit[name] ?? 0))]);
  return Object.fromEntries(entries) as Visit;
}

const methodNames = Object.keys(methods) as Method[];

/** @throws when there is no such page */
function pagesNamed(names: string | undefined): LighthousePage[] {
  const all = Object.keys(lighthousePages) as LighthousePage[];
  if (!names) return all;
  return names.split(';').map((name) => {
    const page = all.find((each) => each === name.trim());
    if (page) return page;
    throw new Error(`Lighthouse measures no page "${name}"; its pages: ${all.join('; ')}`);
  });
}

/**
 * Alternates a page with and without its scripts, so that other work of the machine affects both.
 * @param options.pages names of pages, separated by semicolons; absent: all
 * @param report receives a line per page
 */
export async function measureLighthouse(
  origin: string,
  { rounds, pages: names }: { rounds: number; pages?: string | undefined },
  report: (line: string) => void = console.info,
): Promise<LighthouseFigures> {
  const pages = pagesNamed(names);
  const command = installLighthouse();
  const taken = new Map<string, Visit[]>();
  const visitsOf = (...key: unknown[]) => {
    const name = key.join(' ');
    const visits = taken.get(name) ?? [];
    taken.set(name, visits);
    return visits;
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      report(`  round ${round + 1} of ${rounds}: ${page}`);
      const url = origin + lighthousePages[page];
      for (const method of methodNames) {
        for (const scripts of round % 2 ? [false, true] : [true, false]) {
          const visit = await runLighthouse(command, url, { method, scripts });
          visitsOf(page, method, scripts).push(visit);
        }
      }
    }
  }
  const pairOf = (page: LighthousePage, method: Method): Pair => ({
    asItIs: medianVisit(visitsOf(page, method, true)),
    blocked: medianVisit(visitsOf(page, method, false)),
  });
  const entries = pages.map((page) => [
    page,
    Object.fromEntries(methodNames.map((method) => [method, pairOf(page, method)])),
  ]);
  return { rounds, pages: Object.fromEntries(entries) as LighthouseFigures['pages'] };
}
