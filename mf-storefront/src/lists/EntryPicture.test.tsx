import { definePage } from '@shop/shared-contract';
import { screen } from '@testing-library/react';
import { openPage } from '../testSupport/openPage';
import { EntryPicture } from './EntryPicture';
import { drawingLocales } from './locales/drawingLocales';

const uploaded = '/content/0123456789ab-1280.webp';
const title = { en: 'A dent', es: 'Un golpe' };

const open = (
  picture: string,
  text?: { en: string; es?: string },
  language: 'en' | 'es' = 'es',
) => {
  const Component = () => (
    <EntryPicture picture={picture} text={text} title={title} width={3} height={2} />
  );
  return openPage(definePage({ Component, locales: [drawingLocales] }), { language });
};

test.each([
  [
    'what staff wrote of an upload',
    uploaded,
    { en: 'A fender', es: 'Una salpicadera' },
    'Una salpicadera',
  ],
  [
    'the translation of a drawing',
    'drawing:before-2',
    undefined,
    'Un disco de freno oxidado y rayado',
  ],
  ['the title, where staff have written none', uploaded, undefined, 'Un golpe'],
  ['the title of an address', 'https://example.com/a.jpg', undefined, 'Un golpe'],
  ['the title of a drawing without a text', 'drawing:no-such', undefined, 'Un golpe'],
])('the alternative text is %s', async (_, picture, text, alt) => {
  await open(picture, text);
  expect(screen.getByRole('img', { name: alt })).not.toHaveAttribute('lang');
});

test('a text that staff wrote in English only is marked as English', async () => {
  await open(uploaded, { en: 'A fender' });
  expect(screen.getByRole('img', { name: 'A fender' })).toHaveAttribute('lang', 'en');
});
