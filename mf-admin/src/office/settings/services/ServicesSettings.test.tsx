import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../../testSupport/openAdmin';
import { bay, bookingOutside, service } from '../../../testSupport/rows';

const TABLE = 'services';
const api = fakeApi();
const alignment = service({
  ...{ id: 'wheel-alignment', name: 'Wheel Alignment', name_es: 'Alineación', position: 2 },
  ...{ minutes: 60, price: 80, in_wizard: false },
});
beforeEach(() => {
  api.store(TABLE, [service(), alignment]);
  api.store('bays', [bay()]);
});

const dialog = () => within(screen.getByRole('dialog'));
const field = (name: string) => dialog().getByLabelText(new RegExp(`^${name}`));
const names = () =>
  screen.getAllByRole('row').flatMap((row) =>
    within(row)
      .queryAllByText(/^(Oil|Wheel)/)
      .map(({ textContent }) => textContent.trim()),
  );

async function open(button?: string) {
  const user = await openAdmin('/admin/settings?section=services');
  await screen.findByRole('row', { name: /^Oil Change/ });
  if (button) await user.click(screen.getByRole('button', { name: button }));
  return user;
}

test('shows the services that visitors can book, and the state of all', async () => {
  const user = await open();
  const preview = screen.getByRole('region', { name: 'How visitors see it' });
  expect(preview).toHaveTextContent('Oil Change 45 min, $45.00');
  expect(preview).not.toHaveTextContent('Wheel Alignment');
  expect(screen.getByRole('row', { name: /^Wheel Alignment/ })).toHaveTextContent('Staff only');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByRole('row', { name: /^Cambio de aceite/ })).toBeInTheDocument();
});

test('adds a service after the others, with an id from its English name', async () => {
  const user = await open('Add service');
  await user.type(field('Name in English'), 'Flat Repair');
  await user.type(field('Name in Spanish'), 'Reparación de llantas ponchadas (vacías)');
  await user.clear(field('Price'));
  await user.type(field('Price'), '25');
  await user.click(dialog().getByRole('button', { name: 'Save service' }));
  await findNotification('Service added successfully');
  expect(api.rows(TABLE).at(-1)).toEqual({
    ...{ id: 'flat-repair', position: 3, updated_at: expect.any(String) },
    ...{ name: 'Flat Repair', name_es: 'Reparación de llantas ponchadas (vacías)' },
    ...{ description: '', description_es: '', minutes: 30, price: 25 },
    ...{ is_active: true, in_wizard: true, needs: [] },
  });
});

test('lists the bookings that a longer service breaks, and warns when no bay has its equipment', async () => {
  const user = await open('Edit Oil Change');
  await user.click(dialog().getByRole('checkbox', { name: 'Lift' }));
  expect(dialog().getByText('No bay has this equipment')).toBeInTheDocument();
  await user.clear(field('Minutes'));
  await user.type(field('Minutes'), '90');
  api.define('bookings_outside', () => [bookingOutside({ reason: 'slot_full' })]);
  await user.click(dialog().getByRole('button', { name: 'Save service' }));
  await screen.findByText('It would overlap the next booking in its bay.');
  expect(api.sent('rpc/bookings_outside')).toEqual([
    ['POST', { p_services: [{ id: 'oil-change', minutes: 90, needs: ['lift'] }] }],
  ]);
  expect(api.sent(TABLE)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save anyway' }));
  await findNotification('Service updated successfully');
  expect(api.sent(TABLE)).toEqual([['PATCH', { minutes: 90, needs: ['lift'] }]]);
});

test('rejects an impossible duration', async () => {
  const user = await open('Edit Oil Change');
  await user.clear(field('Minutes'));
  await user.type(field('Minutes'), '4');
  await user.click(dialog().getByRole('button', { name: 'Save service' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent(/whole number of minutes from 5/);
  expect(api.sent(TABLE)).toEqual([]);
});

test('moves a service, announces its place and keeps the focus', async () => {
  const user = await open();
  expect(names()).toEqual(['Oil Change', 'Wheel Alignment']);
  await user.click(screen.getByRole('button', { name: 'Move Wheel Alignment up' }));
  await waitFor(() => expect(names()).toEqual(['Wheel Alignment', 'Oil Change']));
  await waitFor(() =>
    expect(api.rows(TABLE)).toMatchObject([
      { name: 'Oil Change', position: 2 },
      { name: 'Wheel Alignment', position: 1 },
    ]),
  );
  expect(screen.getByText('Wheel Alignment is now number 1 of 2.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Move Wheel Alignment up' })).toHaveFocus();
});

test('shows the order of the database again when it refuses a move', async () => {
  const user = await open();
  api.once('PATCH', TABLE, refusal(409, 'services_position'));
  await user.click(screen.getByRole('button', { name: 'Move Oil Change down' }));
  await findNotification('Failed to change the order');
  await waitFor(() => expect(names()).toEqual(['Oil Change', 'Wheel Alignment']));
});
