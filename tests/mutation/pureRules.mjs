import { existsSync } from 'node:fs';
import path from 'node:path';

const inFolder = (folder, files) => files.map((file) => `${folder}/${file}`);

/** The modules whose every change of meaning a unit test beside them must notice. */
export const pureRules = [
  ...inFolder('platform/site', [
    ...['addresses.ts', 'canaries.ts', 'changes.ts', 'history.ts', 'pageSite.ts', 'routes.ts'],
    ...['rules.ts', 'widgets.ts'],
  ]),
  'platform/loader/versions.ts',
  ...inFolder('mf-booking/src/rules', [
    ...['bookingOutcome.ts', 'bookingWindow.ts', 'findOpenDayWeeksAway.ts', 'prefill.ts'],
    'slotStates.ts',
  ]),
  'shared-ui/src/shop/shopCalendar.ts',
  ...inFolder('mf-storefront/src/catalogue', [
    ...['catalogueQuery.ts', 'categoryMatch.ts', 'listing.ts', 'priceBand.ts'],
    ...['productFilters.ts', 'productSearch.ts', 'tireSpecs.ts'],
  ]),
];

/** The folders whose unit tests run against each change. */
export const ruleTests = [...new Set(pureRules.map((file) => path.dirname(file)))];

const missing = pureRules.filter((file) => !existsSync(file));
if (missing.length > 0) throw new Error(`tests/mutation/pureRules.mjs: no ${missing.join(', ')}`);
