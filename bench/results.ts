import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { type AvailabilityTimes, availabilityReport } from './availability';
import type { Comparison } from './compareVariants';
import { comparisonReport } from './comparisonReport';
import { type Desk, deskReport } from './desk/measureDesk';
import { type FirstPaint, firstPaintReport } from './firstPaint';
import { type FontVisits, fontReport } from './font';
import { type House, houseReport } from './house';
import type { Growth } from './growth/measureGrowth';
import { growthReport } from './growthReport';
import { lighthouseReport } from './lighthouse/lighthouseReport';
import type { LighthouseFigures } from './lighthouse/measureLighthouse';
import { type LongFunctions, longFunctionsReport } from './longFunctions';
import type { Presses } from './press/measurePress';
import { pressReport } from './press/pressReport';
import { type ProductPages, productPagesReport } from './products/measureProductPages';
import type { ProductTasks } from './products/measureProducts';
import { productsReport } from './productsReport';
import { type Releases, releasesReport } from './releases';
import type { Responsiveness } from './responsiveness/measureResponsiveness';
import { responsivenessReport } from './responsiveness/responsivenessReport';
import { type Start, startReport } from './start';
import { targetsReport } from './targets';
import { type TeamDay, teamDayReport } from './teamDay';

export interface Results {
  /** Version of the browser that measured last. */
  chromium?: string;
  availability?: AvailabilityTimes;
  comparison?: Comparison;
  desk?: Desk;
  firstPaint?: FirstPaint;
  font?: FontVisits;
  growth?: Growth;
  house?: House;
  lighthouse?: LighthouseFigures;
  longFunctions?: LongFunctions;
  presses?: Presses;
  products?: ProductTasks;
  productPages?: ProductPages;
  releases?: Releases;
  responsiveness?: Responsiveness;
  start?: Start;
  teamDay?: TeamDay;
}

const folder = path.join(root, 'bench');
const jsonFile = path.join(folder, 'results.json');
const reportFile = path.join(folder, 'results.md');

const introduction = (chromium = '?') => `# Results of \`npm run bench\`

Written by the command, last with Chromium ${chromium}; the numbers are one machine's, the ratios travel better.
`;

/** Keeps the last results of the other benches. */
export function writeResults(fresh: Results) {
  const last = existsSync(jsonFile) ? (JSON.parse(readFileSync(jsonFile, 'utf8')) as Results) : {};
  const results = { ...last, ...fresh };
  const { availability, chromium, comparison, desk, firstPaint, font, growth, house } = results;
  const { lighthouse, longFunctions, presses, products, productPages, releases, responsiveness, start, teamDay } = results;
  const report = [
    introduction(chromium),
    ...(comparison ? [targetsReport(comparison)] : []),
    ...(firstPaint ? [firstPaintReport(firstPaint)] : []),
    ...(font ? [fontReport(font)] : []),
    ...(comparison ? [comparisonReport(comparison)] : []),
    ...(lighthouse ? [lighthouseReport(lighthouse)] : []),
    ...(responsiveness ? [responsivenessReport(responsiveness)] : []),
    ...(presses ? [pressReport(presses)] : []),
    ...(desk ? [deskReport(desk)] : []),
    ...(products ? [productsReport(products)] : []),
    ...(productPages ? [productPagesReport(productPages)] : []),
    ...(growth ? [growthReport(growth)] : []),
    ...(releases ? [releasesReport(releases)] : []),
    ...(start ? [startReport(start)] : []),
    ...(teamDay ? [teamDayReport(teamDay)] : []),
    ...(availability ? [availabilityReport(availability)] : []),
    ...(longFunctions ? [longFunctionsReport(longFunctions)] : []),
    ...(house ? [houseReport(house)] : []),
  ].join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(jsonFile, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(reportFile, report);
}

/** @returns the report of all benches that ran so far */
export const readResults = () => readFileSync(reportFile, 'utf8');
