/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';

/** What browsers copy with a tab, restore, or share between tabs. */
const COPIED =
  /sessionStorage|localStorage|indexedDB|document\.cookie|window\.name|history\.\w+State/;
const KEY = /crypto\.randomUUID\(\)/;

const sources = git(root, 'ls-files', 'shell', 'mf-*', 'shared-*').filter(
  (file) => /\.tsx?$/.test(file) && !/\.(test|proof)\.tsx?$|testSupport|stubs?\//.test(file),
);
const withText = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

/** Each says what it stores. */
const STORED: Record<string, string> = {
  'mf-admin/src/kit/editing/useNavigationGuard.ts': 'an entry of the history, to leave the page',
  'mf-admin/src/shop/session/storedText.ts':
    'what staff have seen of the news, and whose new password is still to be chosen',
  'mf-booking/src/wizard/draft.tsx': 'the draft, with its key',
  'mf-booking/src/wizard/stepHistory.ts': 'the step of a history entry',
  'mf-storefront/src/pages/home/useEntryChoice.ts': 'a choice of a history entry',
  'shared-contract/src/LanguageRouter.tsx': 'the same entry at the address of another language',
  'shell/src/page/removeTokens.ts': 'an entry of the history without the tokens of its address',
  'shell/src/remotes/visitorGroup.ts': 'the group of the visitor, for canaries',
  'shell/src/site/overrides.ts': 'an address without overrides',
  'shell/src/site/siteSource.ts': 'a copy of the site configuration',
  'shell/src/start.ts': 'an address without an encoded fragment or `?lang=`',
};

/** What happens to another submission under a copied key; `copied keys` of the database's checks shows it. */
const DECIDED: Record<string, string> = {
  'mf-booking/src/wizard/draft.tsx': 'book_appointment compares the details',
};

test('each place that stores what browsers copy is known', () => {
  expect(withText(COPIED)).toEqual(Object.keys(STORED));
});

test('a key of a submission stays in the memory of its document, or the database decides', () => {
  const creators = withText(KEY);
  expect(creators).toContain('mf-storefront/src/pages/contact/MessageForm.tsx');
  expect(creators.filter((file) => file in STORED)).toEqual(Object.keys(DECIDED));
});
