import { screen } from '@testing-library/react';
import { fakeApi } from './fakeApi';
import { openAdmin } from './openAdmin';
import { block } from './rows';

/** The texts of the versions that are live. */
export const builtInTexts = [
  { page: 'home', identifier: 'hero_title', text: 'Tires you can trust' },
  { page: 'home', identifier: 'hero_title_es', text: 'Llantas de confianza' },
  { page: 'home', identifier: 'hero_text', text: 'New tires' },
  { page: 'home', identifier: 'hero_text_es', text: 'Llantas nuevas' },
  { page: 'about', identifier: 'since', text: 'Since {{year}}' },
  { page: 'about', identifier: 'cars_one', text: '{{count}} car' },
];

/** The API with three stored texts of two pages. */
export function contentApi() {
  const api = fakeApi();
  beforeEach(() => {
    api.serveTexts(builtInTexts);
    api.store('content_blocks', [
      block({ id: '9', page: 'about', identifier: 'since', content: 'Since 2010' }),
      block(),
      block({ id: '2', identifier: 'hero_text_es', content: 'Llantas <b>nuevas</b>' }),
    ]);
  });
  return api;
}

export const openContent = () => openAdmin('/admin/content');
export const findEditor = (name: string) =>
  screen.findByRole('textbox', { name: `Text of ${name}` });
export const findEditButton = (name: string) =>
  screen.findByRole('button', { name: `Edit ${name}` });

export const openBlock = async (name: string, page = 'Home') => {
  const user = await openContent();
  if (page !== 'Home') await user.click(await screen.findByText(/^About us/));
  await user.click(await findEditButton(`${name} of ${page}`));
  return user;
};
export const saveButton = () => screen.getByRole('button', { name: 'Save' });
