import { builtInShop, useShop } from '@shop/shared-contract';
import { defineMessages, loadMessages, speaksAsComposed, startEngine } from '@shop/shared-i18n';
import { renderHook } from '@testing-library/react';
import { beginAsComposed, type StaffEdits } from './staffEdits';

const page = defineMessages('page', {
  en: async () => ({ title: 'Tires' }),
  es: async () => ({ title: 'Llantas' }),
});

const begin = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="staff">${text}</script>`;
  beginAsComposed(document, 'en');
};
const shop = () => renderHook(useShop).result.current;

beforeEach(() => startEngine('en'));
afterEach(() => jest.restoreAllMocks());

test('a page begins with the facts and words that its HTML shows', async () => {
  const edits: StaffEdits = {
    facts: { phone: '+14045550100' },
    words: { page: { title: 'Rims' } },
  };
  begin(JSON.stringify(edits));
  await loadMessages([page], 'en');
  expect(shop()).toEqual({ ...builtInShop, phone: '+14045550100' });
  expect(speaksAsComposed([page], 'en')).toBe(true);
});

test('what cannot be read is told, and changes nothing', () => {
  const told = jest.spyOn(console, 'error').mockImplementation();
  const before = shop();
  begin('{');
  expect(told).toHaveBeenCalled();
  expect(shop()).toEqual(before);
});
