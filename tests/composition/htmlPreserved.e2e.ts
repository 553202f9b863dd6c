import { test } from '../support/test';
import { visitWithFault, visitWithLateEntry } from './support/faultyVisit';
import { faults } from './support/remoteFaults';

test.use({ html: 'composed', shop: 'html stays', expectedErrors: [/./] });

/** A widget in a page of another remote. With a query the page hydrates at load. */
const widget = { address: '/?from=flyer', remote: 'mf-diagnostics', module: './symptomChecker' };

/** A page of each remote with public pages, hydrated at load, and the widget. */
const examples = [
  widget,
  { address: '/es/booking', remote: 'mf-booking', module: './booking' },
  { address: '/gallery?from=flyer', remote: 'mf-storefront', module: './gallery' },
];

// One fault here. All faults on all pages: tests/prove/htmlPreserved.e2e.ts.
for (const fault of faults.slice(0, 1)) {
  test(`${widget.address} keeps its HTML while ${widget.remote} ${fault}`, ({ page, site }) =>
    visitWithFault(page, site, widget, fault));
}

for (const shown of examples) {
  const { address, remote } = shown;
  for (const seconds of [3, 12]) {
    const title = `${address} hydrates in place when ${remote} answers after ${seconds} seconds`;
    const isSample = seconds === 3 && shown.remote === 'mf-booking';
    const details = isSample ? {} : { tag: '@prove' };
    test(title, details, ({ page, site }) =>
      visitWithLateEntry(page, site, shown, seconds * 1_000),
    );
  }
}
