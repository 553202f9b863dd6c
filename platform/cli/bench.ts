import path from 'node:path';
import { parseArgs } from 'node:util';
import { compareVariants } from '../../bench/compareVariants';
import { measureGrowth } from '../../bench/growth/measureGrowth';
import { launchChromium } from '../../bench/launchChromium';
import { measureReleases } from '../../bench/releases';
import { writeResults } from '../../bench/results';
import { serveVariants } from '../../bench/serveSites';
import { buildVariants, variantDir } from '../../bench/variants/buildVariants';
import { benchDir } from '../../bench/variants/sources';
import { root } from '../disk/paths';
import { createBackend } from '../lite/createBackend';
import { main } from './run';
import { administratorsTable } from './shopPolicy';

// npm run bench [-- --rounds 9] [--only variants|growth|releases] [--built]: measures and writes bench/.
main(async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '9' },
      only: { type: 'string' },
      built: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a whole number');
  const runs = (bench: string) => values.only === undefined || values.only === bench;
  const backend = await createBackend({
    dataDir: path.join(benchDir, 'data'),
    projectDir: path.join(root, 'supabase'),
    administratorsTable,
  });
  const browser = await launchChromium();
  try {
    if (!values.built) {
      console.info('Building the site in four ways …');
      await buildVariants(backend.publishableKey);
    }
    if (runs('variants')) {
      console.info('Measuring them …');
      const { origins, close } = await serveVariants(backend);
      writeResults({ comparison: await compareVariants(browser, origins, rounds) });
      await close();
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
    console.info('Written to bench/results.md');
  } finally {
    await browser.close();
    await backend.close();
  }
});
