import { loadMessages, startEngine, switchLanguage } from './engine';
import { defineMessages } from './messageSet';
import { overlayComposed, overlayMessages, overlaysInUse, speaksAsComposed } from './overlays';

const words = { hero: { title: 'Tires' }, note: 'Hello' };
const page = defineMessages('page', { en: async () => words, es: async () => words });
const other = defineMessages('other', { en: async () => words, es: async () => words });

beforeEach(async () => {
  await startEngine('en');
  await loadMessages([page, other], 'en');
});

test('words stay as composed until somebody changes them', () => {
  expect(speaksAsComposed([page], 'en')).toBe(true);
  expect(speaksAsComposed([page], 'es')).toBe(false);
});

test('another language is another page', async () => {
  await switchLanguage('es');
  expect(speaksAsComposed([page], 'en')).toBe(false);
});

test('what staff wrote counts where it says something else, in that language and on that page', () => {
  const same = { 'hero.title': 'Tires', 'no.such.key': 'Nothing' };
  overlayMessages('es', { page: { 'hero.title': 'Otra cosa' } });
  overlayMessages('en', { page: same, other: { note: 'Hi' } });
  expect(speaksAsComposed([page], 'en')).toBe(true);
  expect(speaksAsComposed([other], 'en')).toBe(false);
  overlayMessages('en', { page: { 'hero.title': 'Wheels' } });
  expect(speaksAsComposed([page], 'en')).toBe(false);
  expect(speaksAsComposed([other], 'en')).toBe(true);
});

test('a page composed with staff’s words says them while staff do', () => {
  overlayMessages('en', { page: { 'hero.title': 'Wheels' }, elsewhere: { word: 'Unread' } });
  const said = overlaysInUse('en');
  expect(said).toEqual({ page: { 'hero.title': 'Wheels' } });

  overlayComposed('en', said);
  expect(speaksAsComposed([page], 'en')).toBe(true);
  overlayMessages('en', { page: { 'hero.title': 'Rims' } });
  expect(speaksAsComposed([page], 'en')).toBe(false);
  overlayMessages('en', {});
  expect(speaksAsComposed([page], 'en')).toBe(false);
});
