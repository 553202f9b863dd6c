import { provideContent, provideShop } from '@shop/shared-contract';
import { seedLists } from '../../mf-storefront/src/testSupport/seedLists';
import { openVisit, prepareVisits, visits } from './support/visitorPages';

// Each page of visitors is rendered for a shop that has published no list, service or product. It still leads somewhere.

prepareVisits();
beforeEach(() => {
  const lists = Object.fromEntries(Object.keys(seedLists).map((list) => [list, []]));
  provideShop({ ...lists, services: [] });
  provideContent({ products: async () => [] });
});

const cases = visits.map((visit) => ({
  ...visit,
  shown: visit.state ? `${visit.address} with a receipt` : visit.address,
}));

const STEP = 'a[href], input:enabled, button:enabled:not([aria-disabled="true"])';
/** Those whose contents are rows: without any, they say what belongs there. */
const ofRows = /^\/(blog$|tires|auto-parts)/;

test.each(cases)('without rows, $shown leads to the first step', async (visit) => {
  await openVisit(visit, 'en');
  const emptyStates = [...document.querySelectorAll('div.state')];
  if (ofRows.test(visit.path)) expect(emptyStates).not.toEqual([]);
  for (const place of [document.body, ...emptyStates]) {
    expect(place.querySelector(STEP)).not.toBeNull();
  }
});
