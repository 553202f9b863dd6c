import { visitWithFault } from '../composition/support/faultyVisit';
import { modulesAtLoad } from '../composition/support/publicModules';
import { faults } from '../composition/support/remoteFaults';
import { test } from '../support/test';

test.use({ shop: 'html stays', expectedErrors: [/./] });

for (const shown of modulesAtLoad()) {
  for (const fault of faults) {
    const title = `${shown.address} keeps its HTML while its remote ${fault}`;
    test(title, { tag: '@prove' }, ({ page, site }) => visitWithFault(page, site, shown, fault));
  }
}
