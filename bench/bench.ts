import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createBackend } from '@shop/backend/lite/createBackend';
import { accountRules } from '@shop/backend/shopPolicy';
import { main } from '@shop/cli/run';
import { chromiumArgs, findChromium } from '@shop/platform/check/chromium';
import { root } from '@shop/platform/machine/paths';
import { chromium } from 'playwright-core';
import { measureAvailability } from './availability';
import { compareVariants } from './compareVariants';
import { measureDesk } from './desk/measureDesk';
import { measureFirstPaint } from './firstPaint';
import { measureFont } from './font';
import { measureGrowth } from './growth/measureGrowth';
import { measureHouse } from './house';
import { measureLighthouse } from './lighthouse/measureLighthouse';
import { missedLimits } from './limits';
import { measureLongFunctions } from './longFunctions';
import { measurePresses } from './press/measurePress';
import { buildSiteAtLoad } from './press/siteAtLoad';
import { measureProductPages } from './products/measureProductPages';
import { measureProducts } from './products/measureProducts';
import { measureReleases } from './releases';
import { measureResponsiveness } from './responsiveness/measureResponsiveness';
import { readResults, writeResults } from './results';
import { serveVariants, serveWithBackend } from './serveSites';
import { buildSiteWithoutScripts } from './siteWithoutScripts';
import { measureStart } from './start';
import { measureTeamDay } from './teamDay';
import { buildComposed, buildVariants, variantDir } from './variants/buildVariants';
import { benchDir } from './variants/sources';

// npm run bench -- sizes [--accept]: bench/sizes.ts. npm run bench -- pictures: bench/pictures/pictures.ts.
// npm run bench -- readme: bench/pictures/readmePictures.ts.
// npm run bench [-- --rounds 9] [--built] [--pages "home; tires"]
// [--only availability|desk|firstPaint|font|growth|house|lighthouse|longFunctions|presses|products|productPages|releases|responsiveness|start|teamDay|variants]:
// measures and writes bench/. Lighthouse takes the median of 5 by default, products, their pages and
// long functions of 3, the font 30, the first paint of 61.
async function measure() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string' },
      only: { type: 'string' },
      pages: { type: 'string' },
      built: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds ?? 9);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number');
  const runs = (bench: string) => values.only === undefined || values.only === bench;
  const times = Number(values.rounds ?? 3);
  if (runs('longFunctions')) {
    console.info('Measuring long functions …');
    writeResults({ longFunctions: await measureLongFunctions(times) });
  }
  if (runs('house')) writeResults({ house: measureHouse() });
  if (runs('start')) {
    console.info('Measuring the first start …');
    writeResults({ start: await measureStart() });
  }
  if (runs('teamDay')) {
    console.info('Measuring a team’s first day …');
    writeResults({ teamDay: await measureTeamDay() });
  }
  // They need no site.
  if (['longFunctions', 'house', 'start', 'teamDay'].includes(values.only ?? ''))
    return sayResult();
  const inAllWays = runs('variants') || runs('firstPaint');
  const project = { projectDir: path.join(root, 'supabase'), accountRules };
  const dataDir = path.join(benchDir, 'data');
  // The products that an earlier bench replaced are missing in its shop.
  if (!values.built) rmSync(dataDir, { recursive: true, force: true });
  const backend = await createBackend({ ...project, dataDir });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  writeResults({ chromium: browser.version() });
  try {
    if (!values.built) {
      console.info(inAllWays ? 'Building the site in four ways …' : 'Building the site …');
      await (inAllWays ? buildVariants : buildComposed)(backend);
    }
    if (inAllWays) {
      const { origins, close } = await serveVariants(backend);
      if (runs('variants')) {
        console.info('Measuring them …');
        writeResults({ comparison: await compareVariants(browser, origins, rounds) });
      }
      if (runs('firstPaint')) {
        console.info('Measuring the first paint …');
        const visits = Number(values.rounds ?? 61);
        const bare = await serveWithBackend(buildSiteWithoutScripts(), backend);
        const compared = { ...origins, control: origins.prerendered, withoutScripts: bare.origin };
        writeResults({ firstPaint: await measureFirstPaint(browser, compared, visits) });
        await bare.close();
      }
      await close();
    }
    const { pages } = values;
    const site = await serveWithBackend(variantDir('composed'), backend);
    if (runs('font')) {
      console.info('Measuring how often the font is shown …');
      const visits = Number(values.rounds ?? 30);
      writeResults({ font: await measureFont(browser, site.origin, visits) });
    }
    if (runs('responsiveness')) {
      console.info('Measuring responsiveness …');
      writeResults({
        responsiveness: await measureResponsiveness(browser, site.origin, rounds),
      });
    }
    if (runs('desk')) {
      console.info('Measuring the desk …');
      writeResults({ desk: await measureDesk(browser, site.origin, backend, rounds) });
    }
    if (runs('presses')) {
      console.info('Measuring pages that hydrate at the first press …');
      const atLoad = await serveWithBackend(await buildSiteAtLoad(), backend);
      const origins = { press: site.origin, load: atLoad.origin };
      writeResults({ presses: await measurePresses(browser, origins, rounds) });
      await atLoad.close();
    }
    if (runs('lighthouse')) {
      console.info('Measuring with Lighthouse …');
      const options = { rounds: Number(values.rounds ?? 5), pages };
      writeResults({ lighthouse: await measureLighthouse(site.origin, options) });
    }
    await site.close();
    if (runs('products')) {
      console.info('Measuring lists of products …');
      writeResults({
        products: await measureProducts(browser, variantDir('composed'), backend, times),
      });
    }
    if (runs('productPages')) {
      console.info('Measuring pages of products …');
      writeResults({
        productPages: await measureProductPages(variantDir('composed'), backend, times),
      });
    }
    if (runs('growth')) {
      console.info('Measuring how cost grows …');
      writeResults({
        growth: await measureGrowth(browser, variantDir('composed'), backend, rounds),
      });
    }
    if (runs('releases')) {
      console.info('Measuring releases …');
      writeResults({ releases: await measureReleases(variantDir('composed'), rounds) });
    }
    if (runs('availability')) {
      console.info('Measuring the availability of a month …');
      const empty = await createBackend({ ...project, dataDir: '', inMemory: true });
      writeResults({ availability: await measureAvailability(empty, rounds) });
      await empty.close();
    }
    sayResult();
  } finally {
    await browser.close();
    await backend.close();
  }
}

function sayResult() {
  console.info('Written to bench/results.md');
  console.info(missedLimits(readResults()).join('\n') || 'Every limit is met.');
}

const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  sizes: () => import('./sizes'),
  pictures: () => import('./pictures/pictures'),
  readme: () => import('./pictures/readmePictures'),
};

const [program = ''] = process.argv.slice(2);
main(programs[program] ?? measure);
