import { screen, within } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { setting } from '../../../testSupport/rows';

const TABLE = 'settings';
const api = fakeApi();
const phone = setting({ id: '2', key: 'phone', value: '+17705550123', description: 'Digits.' });
const shop = setting({ id: '3', key: 'shop_name', value: 'Tara Tire & Auto' });
const facebook = setting({ id: '4', key: 'social_facebook' });
beforeEach(() => {
  api.store(TABLE, [setting(), phone, shop, facebook]);
});

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save contact and links' });
const preview = () => screen.getByRole('region', { name: 'How visitors see it' });

async function open() {
  const user = await openAdmin('/admin/settings?section=contact');
  await screen.findByRole('group', { name: 'Shop' });
  return user;
}

test('shows the settings of the contact data by name, and how visitors read them', async () => {
  await open();
  expect(field('Phone number')).toHaveValue('(770) 555-0123');
  expect(screen.queryByRole('textbox', { name: 'forget_after_months' })).not.toBeInTheDocument();
  expect(preview()).toHaveTextContent('(770) 555-0123');
  expect(preview()).toHaveTextContent('FacebookIcon without a link');
  expect(save()).toBeDisabled();
});

test('previews what is typed, and saves all changed fields at once and no other', async () => {
  const user = await open();
  await user.clear(field('Phone number'));
  await user.type(field('Phone number'), '7705550199');
  await user.type(field('Facebook'), 'https://facebook.com/tara');
  expect(preview()).toHaveTextContent('(770) 555-0199');
  expect(preview()).toHaveTextContent('Facebookhttps://facebook.com/tara');
  await user.click(save());
  await findNotification('Contact and links updated successfully');
  const written = (row: object, value: string) =>
    expect.objectContaining({ ...row, value, updated_at: expect.any(String) });
  expect(api.rows(TABLE)).toEqual([
    setting(),
    written(phone, '+17705550199'),
    shop,
    written(facebook, 'https://facebook.com/tara'),
  ]);
  expect(api.sent('rpc/bookings_outside')).toEqual([]);
});

test('explains every invalid field, and sends nothing', async () => {
  const position = setting({ id: '5', key: 'map_position', value: '' });
  api.store(TABLE, [shop, position, facebook]);
  const user = await open();
  await user.clear(field('Shop name'));
  await user.type(field('Position on the map'), 'Jonesboro');
  await user.type(field('Facebook'), 'facebook');
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Shop name: Please fill in this field.',
    'Position on the map: Please enter latitude and longitude as 33.52150, -84.35380, or leave it empty.',
    'Facebook: Please enter a complete web address that starts with https://, or leave it empty.',
  ]);
  expect(api.sent('rpc/save_settings')).toEqual([]);
});

test('undoing all changes removes the offer to overwrite', async () => {
  const user = await open();
  await user.type(field('Shop name'), ' Center');
  const theirs = { ...shop, value: 'Theirs', updated_at: '2026-11-21T10:00:00Z' };
  api.store(TABLE, [phone, theirs, facebook]);
  api.once('POST', 'rpc/save_settings', refusal(409, 'settings_changed'));
  await user.click(save());
  await screen.findByRole('button', { name: 'Overwrite with mine' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.queryByRole('button', { name: 'Overwrite with mine' })).not.toBeInTheDocument();
});

test('undoes all changes, and then nothing is unsaved', async () => {
  const user = await open();
  await user.type(field('Shop name'), ' Center');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Shop name')).toHaveValue('Tara Tire & Auto');
  await user.click(screen.getByRole('button', { name: 'Hours' }));
  expect(screen.getByRole('button', { name: 'Hours' })).toHaveAttribute('aria-expanded', 'true');
});

test('reports a failure where the database has no row of its settings', async () => {
  api.store(TABLE, [setting()]);
  await openAdmin('/admin/settings?section=contact');
  expect(await screen.findByRole('heading', { name: 'Failed to load settings' })).toBeVisible();
});

test('shows why the settings cannot be loaded', async () => {
  api.once('GET', TABLE, offline);
  await openAdmin('/admin/settings?section=contact');
  expect(await screen.findByRole('heading', { name: 'Failed to load settings' })).toBeVisible();
});
