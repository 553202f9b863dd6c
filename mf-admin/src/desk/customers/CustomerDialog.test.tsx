import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { fakeApi, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';
import { carsOf } from './carsOf';

setSystemTime('2026-11-21T15:00:00Z');
const api = fakeApi();

const earlier = booking({
  ...{ id: '2', reference: 'OLD-222', status: 'completed', phone: '770 555 0144' },
  ...{ starts_at: '2026-05-04T14:00:00Z', vehicle: '2011 Ford F-150', plate: 'TRK 1' },
});

const sent = { channel: 'email', state: 'sent', booking: '2', subject: '' } as const;

test('shows visits, cars, tires and messages of the customer of a booking, and opens a visit', async () => {
  api.store('bookings', [booking(), earlier]);
  api.define('customer_history', () => ({
    count: 3,
    bookings: [booking(), earlier],
    tires: [{ booking: '2', name: 'CrossClimate2', count: 4, installed: 900, state: 'used' }],
    timeline: [
      { ...sent, at: '2026-05-04T16:00:00Z', kind: 'booking_ready' },
      {
        ...{ ...sent, channel: 'form', state: 'received', booking: null },
        ...{ at: '2026-05-01T16:00:00Z', kind: 'contact', subject: 'Used tires?' },
      },
    ],
  }));
  const user = await openAdmin('/admin/bookings?day=2026-11-23&booking=1');
  await user.click(await screen.findByRole('link', { name: 'Carl Young' }));
  const visits = within(await screen.findByRole('region', { name: '3 bookings' }));
  expect(api.sent('rpc/customer_history')).toEqual([['POST', { p_booking: '1' }]]);
  const dialog = within(screen.getByRole('dialog', { name: 'Carl Young' }));
  expect(dialog.getByText('The newest 2 of 3 bookings are listed.')).toBeInTheDocument();
  // Both notations are one number.
  expect(dialog.getAllByText('(770) 555-0144')).toHaveLength(1);
  const textOf = (name: string) =>
    within(dialog.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(textOf('Cars')).toEqual([
    '2019 Toyota Camry, Nov 23, 2026',
    '2011 Ford F-150, TRK 1, May 4, 2026',
  ]);
  expect(textOf('Tires')).toEqual(['4 × CrossClimate2, May 4, 2026']);
  expect(textOf('Messages')).toEqual([
    'May 4, 2026, 12:00 PM · by emailThe car is ready',
    'May 1, 2026, 12:00 PM · contact formWrote to the shop: Used tires?',
  ]);
  await user.click(visits.getByRole('button', { name: /May 4, 2026/ }));
  const card = within(await screen.findByRole('dialog', { name: 'Carl Young' }));
  expect(await card.findByText('OLD-222')).toBeInTheDocument();
});

test('explains why a customer could not be loaded', async () => {
  api.store('bookings', [booking()]);
  api.define('customer_history', refusal(500, 'broken'));
  await openAdmin('/admin/bookings?customer=1');
  expect(await screen.findByText('Failed to load the customer')).toBeInTheDocument();
});

test('knows a car by its plate, or by its words where one visit has no plate', () => {
  const cars = carsOf([
    booking({ vehicle: 'Camry', plate: 'RXB-4417' }),
    booking({ vehicle: '2019 Toyota Camry', plate: 'rxb 4417' }),
    booking({ vehicle: 'F-150', plate: '' }),
    booking({ vehicle: 'f150', plate: 'TRK 1' }),
    booking({ vehicle: 'Camry', plate: 'OTHER' }),
    booking({ vehicle: '', plate: '' }),
  ]);
  expect(cars.map(({ vehicle, plate }) => [vehicle, plate])).toEqual([
    ['Camry', 'RXB-4417'],
    ['F-150', 'TRK 1'],
    ['Camry', 'OTHER'],
  ]);
});

test('the name of a customer is corrected in all bookings', async () => {
  const history = (...bookings: object[]) =>
    api.define('customer_history', () => ({ count: 2, bookings, tires: [], timeline: [] }));
  api.store('bookings', [booking()]);
  history(booking(), earlier);
  api.define('rename_customer', ({ p_name: name }) => {
    history({ ...booking(), name }, { ...earlier, name });
    return { ...booking(), name };
  });
  const user = await openAdmin('/admin/bookings?customer=1');
  await user.click(await screen.findByRole('button', { name: 'Correct the name' }));
  const form = within(await screen.findByRole('dialog', { name: 'Correct the name' }));
  const field = form.getByRole('textbox', { name: /^Name/ });
  const save = () => user.click(form.getByRole('button', { name: 'Save' }));
  expect(field).toHaveValue('Carl Young');
  await user.clear(field);
  await save();
  expect(api.sent('rpc/rename_customer')).toEqual([]);
  await user.type(field, ' Karl Young ');
  await save();
  await findNotification('Name updated in all bookings');
  expect(await screen.findByRole('dialog', { name: 'Karl Young' })).toBeInTheDocument();
});
