import { existsSync } from 'node:fs';
import path from 'node:path';

const inFolder = (folder, files) => files.map((file) => `${folder}/${file}`);

const allRules = [
  ...inFolder('shared-site', [
    ...['addresses.ts', 'canaries.ts', 'changes.ts', 'contract.ts', 'history.ts', 'judgeCanary.ts'],
    ...['languages.ts', 'listChanges.ts', 'pageSite.ts', 'routes.ts', 'rules.ts', 'widgets.ts'],
  ]),
  'platform/loader/versions.ts',
  ...inFolder('mf-booking/src/rules', [
    ...['bookingFailure.ts', 'bookingOutcome.ts', 'bookingWindow.ts', 'findOpenDayWeeksAway.ts'],
    ...['prefill.ts', 'slotStates.ts', 'visitServices.ts'],
  ]),
  'shared-contract/src/values/shopTime.ts',
  ...inFolder('mf-storefront/src/catalogue', [
    ...['catalogueQuery.ts', 'categoryMatch.ts', 'listing.ts', 'priceBand.ts'],
    ...['productFilters.ts', 'productSearch.ts', 'tireSpecs.ts'],
  ]),
];

const missing = allRules.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`tests/mutation/pureRules.mjs: no ${missing.join(', ')}`);

/** Restricts a run to the modules whose paths begin so, and to the tests of their folders. */
const group = process.env['RULES'] ?? '';

/** The modules whose every change of meaning a unit test beside them must notice. */
export const pureRules = allRules.filter((file) => file.startsWith(group));
if (pureRules.length === 0) throw new Error(`RULES=${group} selects no module of pureRules.mjs`);

/** The folders whose unit tests run against each change. */
export const ruleTests = [...new Set(pureRules.map((file) => path.dirname(file)))];
