import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { measureAvailability } from '../../bench/availability';
import { compareVariants } from '../../bench/compareVariants';
import { measureGrowth } from '../../bench/growth/measureGrowth';
import { measureLighthouse } from '../../bench/lighthouse/measureLighthouse';
import { measureProducts } from '../../bench/products/measureProducts';
import { measureReleases } from '../../bench/releases';
import { measureResponsiveness } from '../../bench/responsiveness/measureResponsiveness';
import { writeResults } from '../../bench/results';
import { serveSite, serveVariants } from '../../bench/serveSites';
import { buildComposed, buildVariants, variantDir } from '../../bench/variants/buildVariants';
import { benchDir } from '../../bench/variants/sources';
import { root } from '../disk/paths';
import { createBackend } from '../lite/createBackend';
import { chromiumArgs, findChromium } from './chromium';
import { main } from './run';
import { accountRules } from './shopPolicy';

// npm run bench [-- --rounds 9] [--built] [--pages "home; tires"]
// [--only availability|variants|growth|lighthouse|products|releases|responsiveness]: measures and writes
// bench/. Lighthouse takes the median of 5 by default, products of 3.
main(async () => {
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
  const project = { projectDir: path.join(root, 'supabase'), accountRules };
  const backend = await createBackend({ ...project, dataDir: path.join(benchDir, 'data') });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    if (!values.built) {
      const inAllWays = runs('variants');
      console.info(inAllWays ? 'Building the site in four ways …' : 'Building the site …');
      await (inAllWays ? buildVariants : buildComposed)(backend.publishableKey);
    }
    if (runs('variants')) {
      console.info('Measuring them …');
      const { origins, close } = await serveVariants(backend);
      writeResults({ comparison: await compareVariants(browser, origins, rounds) });
      await close();
    }
    const { pages } = values;
    const site = await serveSite(variantDir('composed'), backend);
    if (runs('responsiveness')) {
      console.info('Measuring responsiveness …');
      writeResults({
        responsiveness: await measureResponsiveness(browser, site.origin, rounds),
      });
    }
    if (runs('lighthouse')) {
      console.info('Measuring with Lighthouse …');
      const options = { rounds: Number(values.rounds ?? 5), pages };
      writeResults({ lighthouse: await measureLighthouse(site.origin, options) });
    }
    await site.close();
    if (runs('products')) {
      console.info('Measuring lists of products …');
      const times = Number(values.rounds ?? 3);
      writeResults({
        products: await measureProducts(browser, variantDir('composed'), backend, times),
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
    console.info('Written to bench/results.md');
  } finally {
    await browser.close();
    await backend.close();
  }
});
