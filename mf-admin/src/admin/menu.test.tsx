import { screen, within } from '@testing-library/react';
import { fakeApi } from '../testSupport/fakeApi';
import { openAdmin } from '../testSupport/openAdmin';

const api = fakeApi();

test('the menu has six sections, and the pages of two of them lead to the others', async () => {
  api.serveTexts([]);
  const user = await openAdmin('/admin/content');
  const menu = within(screen.getByRole('navigation', { name: 'Admin sections' }));
  const names = menu.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Today', 'Calendar', 'Messages', 'Products', 'Website', 'Settings']);

  const isOpen = async (name: string) =>
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  await user.click(await screen.findByRole('link', { name: /^Lists: / }));
  await isOpen('Lists');
  await user.click(screen.getByRole('link', { name: 'All other text' }));
  await isOpen('Content');
  await user.click(menu.getByRole('link', { name: 'Settings' }));
  await user.click(await screen.findByRole('link', { name: 'Users and sign-in' }));
  await isOpen('Users');
});
