import {
  loadMessages,
  overlayMessages,
  speaksAsComposed,
  startEngine,
  switchLanguage,
} from './engine';
import { defineMessages } from './messageSet';

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
  overlayMessages('en', 'page', { 'hero.title': 'Tires', 'no.such.key': 'Nothing' });
  overlayMessages('es', 'page', { 'hero.title': 'Otra cosa' });
  overlayMessages('en', 'other', { note: 'Hi' });
  expect(speaksAsComposed([page], 'en')).toBe(true);
  overlayMessages('en', 'page', { 'hero.title': 'Wheels' });
  expect(speaksAsComposed([page], 'en')).toBe(false);
  expect(speaksAsComposed([other], 'en')).toBe(false);
});
