import { test } from '../support/test';
import { visitWithFault, visitWithLateEntry } from './support/faultyVisit';
import { faults } from './support/remoteFaults';

test.use({ html: 'composed', shop: 'html stays', expectedErrors: [/./] });

/** A page with a form, and a widget in a page of another remote. */
const withEveryFault = [
  { address: '/es/booking', remote: 'mf-booking', module: './booking' },
  { address: '/', remote: 'mf-diagnostics', module: './symptomChecker' },
];

/** One page of each remote, and the widget. */
const examples = [
  ...withEveryFault,
  { address: '/contact', remote: 'mf-storefront', module: './contact' },
  { address: '/diagnostics', remote: 'mf-diagnostics', module: './diagnostics' },
];

for (const shown of withEveryFault) {
  const { address, remote } = shown;
  for (const fault of faults) {
    test(`${address} keeps its HTML while ${remote} ${fault}`, ({ page, site }) =>
      visitWithFault(page, site, shown, fault));
  }
}

for (const shown of examples) {
  const { address, remote } = shown;
  for (const seconds of [3, 12]) {
    test(`${address} hydrates in place when ${remote} answers after ${seconds} seconds`, ({
      page,
      site,
    }) => visitWithLateEntry(page, site, shown, seconds * 1_000));
  }
}
