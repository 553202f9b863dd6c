import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { setting } from '../../../testSupport/rows';

const ADDRESS = '/content/0123456789ab-1280.webp';
const tires = setting({ id: '1', key: 'picture_tires', value: ADDRESS });
const film = setting({ id: '2', key: 'picture_film', value: '' });

const api = fakeApi();
beforeEach(() => {
  api.store('settings', [film, tires]);
});

const place = async (name: string) => within(await screen.findByRole('group', { name }));

test('shows the picture of each place, and says where the built-in one is shown', async () => {
  await openAdmin('/admin/settings?section=pictures');
  expect((await place('Tire services')).getByAltText('')).toHaveAttribute(
    'src',
    '/content/0123456789ab-320.webp',
  );
  const empty = await place('Home page picture');
  expect(empty.getByText(/the picture that came with the site/)).toBeVisible();
  expect(empty.getByRole('button', { name: /^Choose a picture/ })).toBeVisible();
});

test('a removed picture is saved as empty, with what else was changed and no more', async () => {
  const user = await openAdmin('/admin/settings?section=pictures');
  const field = await place('Tire services');
  await user.click(field.getByRole('button', { name: 'Remove it (Tire services)' }));
  expect(field.getByText(/the picture that came with the site/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save pictures' }));
  await findNotification('Pictures updated successfully');
  expect(api.rows('settings')).toEqual([film, expect.objectContaining({ value: '' })]);
});

test('a picture names the place of a page that shows it', async () => {
  api.store('pictures', [
    {
      ...{ id: '0123456789ab', width: 9, height: 9, alt: 'A bay', alt_es: '' },
      ...{ created_at: '', updated_at: '1' },
    },
  ]);
  api.define('picture_uses', () => [
    { table_name: 'products', name: 'WS90' },
    { table_name: 'settings', name: 'picture_tires' },
  ]);
  const user = await openAdmin('/admin/settings?section=pictures');
  const field = await place('Tire services');
  await user.click(field.getByRole('button', { name: 'Describe it (Tire services)' }));
  await waitFor(() => expect(screen.getByText('Used by: WS90, Tire services.')).toBeVisible());
});
