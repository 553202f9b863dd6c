import { screen, within } from '@testing-library/react';
import { fakeApi, offline } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { service, setting } from '../../../testSupport/rows';

const api = fakeApi();
const rows = Object.entries({
  ...{ tire_mounting: '15', tire_balancing: '10', tire_valve: '4' },
  ...{ tire_state_fee: '1', tire_disposal: '3', sales_tax: '8' },
}).map(([key, value]) => setting({ id: key, key, value }));
beforeEach(() => {
  api.store('settings', [setting(), ...rows]);
});

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const save = () => screen.getByRole('button', { name: 'Save installation prices' });
const preview = () => screen.getByRole('region', { name: 'How visitors see it' });

async function open() {
  const user = await openAdmin('/admin/settings?section=installation');
  await screen.findByRole('group', { name: 'Per tire, in dollars' });
  return user;
}

test('previews the price of four installed tires, and saves what was changed', async () => {
  const user = await open();
  expect(preview()).toHaveTextContent('Total$565.28');
  await user.clear(field('Mounting'));
  await user.type(field('Mounting'), '17.50');
  expect(preview()).toHaveTextContent('Total$575.28');
  await user.click(save());
  await findNotification('Installation prices updated successfully');
  const [mounting, ...others] = rows;
  expect(api.rows('settings')).toEqual([
    setting(),
    { ...mounting, value: '17.50', updated_at: expect.any(String) },
    ...others,
  ]);
});

test('adds the missing service with the id that bookings with tires look for', async () => {
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Add “Tire Installation”' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a service' }));
  expect(dialog.getByLabelText(/^Name in Spanish/)).toHaveValue('Instalación de llantas');
  await user.type(dialog.getByLabelText(/^Name in English/), 's');
  await user.click(dialog.getByRole('button', { name: 'Save service' }));
  await findNotification('Service added successfully');
  expect(api.rows('services').at(-1)).toMatchObject({
    ...{ id: 'tire-installation', name: 'Tire Installations' },
    ...{ minutes: 60, price: 116, in_wizard: true },
  });
  expect(screen.queryByText(/takes as long as a rotation/)).not.toBeInTheDocument();
});

test.each([
  ['is not offered', 'tire-installation', { is_active: false }],
  ['only staff can book', 'tire-mounting', { in_wizard: false }],
])('leads to the services when one of the installation %s', async (_, id, changes) => {
  api.store('services', [service({ id, name: 'Fitting', ...changes })]);
  const user = await open();
  expect(await screen.findByText(/^Let visitors book “Fitting” online/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add “Tire/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Go to the services' }));
  expect(await screen.findByRole('table', { name: 'Services' })).toBeVisible();
});

test('explains every invalid field, and sends nothing', async () => {
  const user = await open();
  await user.clear(field('Balancing'));
  await user.type(field('Balancing'), 'ten');
  await user.clear(field('Sales tax'));
  await user.type(field('Sales tax'), '8%');
  await user.click(save());
  const summary = within(await screen.findByRole('alert'));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Balancing: Please enter an amount in dollars from 0 to 9,999.99, such as 12.50.',
    'Sales tax (percent): Please enter a percentage from 0 to 99.999, such as 8 or 8.375.',
  ]);
  expect(api.sent('rpc/save_settings')).toEqual([]);
});

test('shows why the prices cannot be loaded', async () => {
  api.once('GET', 'settings', offline);
  await openAdmin('/admin/settings?section=installation');
  expect(await screen.findByRole('heading', { name: 'Failed to load settings' })).toBeVisible();
});
