import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking } from '../../testSupport/rows';

setSystemTime('2026-11-23T13:00:00Z');
const api = fakeApi();

const CARD = '/admin/bookings?day=2026-11-23&booking=1';
const tires = {
  id: 't1',
  booking: '1',
  product: null,
  name: 'CrossClimate2',
  count: 4,
  installed: 900,
};

async function openCard(row = booking()) {
  api.store('bookings', [row]);
  const user = await openAdmin(CARD);
  return { user, dialog: within(await screen.findByRole('dialog', { name: row.name })) };
}

test('shows who comes when for what, the estimated total and the phone number in one form', async () => {
  api.store('booking_tires', [
    { ...tires, state: 'promised' },
    { ...tires, id: 't2', name: 'Blizzak', state: 'released' },
  ]);
  const { dialog } = await openCard(
    booking({
      ...{
        further_services: ['wheel-alignment'],
        prices: [40.5, 80],
        phone: '770.555.0144',
        plate: 'RXB 4417',
      },
    }),
  );
  expect(
    await dialog.findByText('Oil Change, Wheel Alignment, 4 × CrossClimate2'),
  ).toBeInTheDocument();
  expect(dialog.getByText('Nov 23, 2026, 9:00 AM to 9:45 AM, Bay 1')).toBeInTheDocument();
  expect(dialog.getByText('2019 Toyota Camry, RXB 4417')).toBeInTheDocument();
  expect(dialog.getByText('$1,020.50')).toBeInTheDocument();
  expect(dialog.getByText('(770) 555-0144')).toBeInTheDocument();
});

test('an example is marked on its card and on the board', async () => {
  const { dialog } = await openCard(booking({ is_sample: true }));
  expect(dialog.getByText('Sample')).toBeVisible();
  expect(screen.getByText(/^Sample · Oil Change/)).toBeInTheDocument();
});

test('does not charge the service that the installed price of the tires includes', async () => {
  api.store('booking_tires', [{ ...tires, state: 'promised' }]);
  const { dialog } = await openCard(booking({ service: 'tire-rotation', prices: [30] }));
  expect(await dialog.findByText('$900.00')).toBeInTheDocument();
});

test.each([
  [null, 'Arrived', { stage: 'arrived' }],
  ['arrived', 'In bay', { stage: 'in_bay' }],
  ['in_bay', 'Ready', { stage: 'ready' }],
  ['ready', 'Completed', { status: 'completed' }],
] as const)('at the stage %s its next step is “%s”', async (stage, label, changes) => {
  const { user, dialog } = await openCard(booking({ stage }));
  await user.click(dialog.getByRole('button', { name: label }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(api.sent('bookings')).toEqual([['PATCH', changes]]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a booking of today can be moved beside its next step', async () => {
  const { user, dialog } = await openCard();
  expect(dialog.getByRole('button', { name: 'Arrived' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Change the time' }));
  expect(
    await screen.findByRole('dialog', { name: 'Change the time for Carl Young' }),
  ).toBeVisible();
});

test('is cancelled from its card, after a question', async () => {
  const { user, dialog } = await openCard();
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
  expect(api.sent('bookings')).toEqual([['PATCH', { status: 'cancelled' }]]);
});

test('opens the search for tires from its card', async () => {
  const { user, dialog } = await openCard();
  await user.click(dialog.getByRole('button', { name: 'Add tires' }));
  const form = within(await screen.findByRole('dialog', { name: 'Booking ABC-234' }));
  expect(await form.findByRole('searchbox')).toHaveFocus();
});

test('offers neither for a booking that is over', async () => {
  const { dialog } = await openCard(booking({ status: 'completed' }));
  expect(dialog.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(
    dialog.queryByRole('button', { name: /Cancel booking|Add tires/ }),
  ).not.toBeInTheDocument();
});

describe('two days before', () => {
  setSystemTime('2026-11-21T15:00:00Z');

  test('a booking of a later day is moved by the largest button, on its own day', async () => {
    const { user, dialog } = await openCard();
    expect(dialog.queryByRole('button', { name: 'Arrived' })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Change the time' }));
    const form = within(
      await screen.findByRole('dialog', { name: 'Change the time for Carl Young' }),
    );
    expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-23');
    expect(form.getByRole('button', { name: 'Save the new time' })).toBeVisible();
  });
});

describe('on the day after', () => {
  setSystemTime('2026-11-24T15:00:00Z');

  test('a booking of yesterday whose states nobody entered is done', async () => {
    const { dialog } = await openCard();
    expect(dialog.getByRole('button', { name: 'Completed' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Arrived' })).not.toBeInTheDocument();
  });
});

test('says before a press what it sends to the customer, and holds it back afterwards', async () => {
  const { user, dialog } = await openCard(booking({ stage: 'in_bay' }));
  expect(dialog.getByText('Carl gets an email in 15 seconds.')).toBeInTheDocument();
  api.define('hold_messages', () => 1);
  await user.click(dialog.getByRole('button', { name: 'Ready' }));
  const bar = within(
    (await screen.findByRole('button', { name: 'Undo' })).parentElement as HTMLElement,
  );
  expect(bar.getByText('Carl gets an email in 15 seconds.')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Don’t send' }));
  expect(await bar.findByText('Nothing will be sent to Carl.')).toBeInTheDocument();
  expect(api.sent('rpc/hold_messages')).toEqual([['POST', { p_booking: '1' }]]);
});

test('says that it was too late to hold a message back', async () => {
  const { user, dialog } = await openCard(booking({ stage: 'in_bay' }));
  api.define('hold_messages', () => 0);
  await user.click(dialog.getByRole('button', { name: 'Ready' }));
  await user.click(await screen.findByRole('button', { name: 'Don’t send' }));
  expect(
    await screen.findByText('It’s too late to hold back the message to Carl.'),
  ).toBeInTheDocument();
});

test('says what another time sends, and nothing for what sends nothing', async () => {
  const { user, dialog } = await openCard();
  await user.click(dialog.getByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Booking ABC-234' }));
  expect(form.queryByText('Carl gets an email in 15 seconds.')).not.toBeInTheDocument();
  expect(form.getByText('Ready: Carl gets an email in 15 seconds.')).toBeInTheDocument();
  await user.selectOptions(form.getByLabelText(/^Time/), '10:00 AM');
  expect(await form.findByText('Carl gets an email in 15 seconds.')).toBeInTheDocument();
  await user.clear(form.getByLabelText(/^Email/));
  expect(form.getByText('Carl gets no message: there’s no email address.')).toBeInTheDocument();
  expect(form.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
});

test('the history says what was before and after, and who changed it', async () => {
  api.store('user_profiles', [
    { id: 'u1', email: 'tony.r@example.com', name: 'Tony' },
    { id: 'u2', email: 'ana.cruz@example.com', name: '' },
  ]);
  const event = { table_name: 'bookings', row_id: '1', action: 'UPDATE' };
  const changes = [
    {
      actor: 'u1',
      before: { starts_at: '2026-11-23T14:00:00+00:00', bay: 1, updated_at: 'a' },
      after: { starts_at: '2026-11-23T21:00:00+00:00', bay: 2, updated_at: 'b' },
    },
    { actor: 'u2', before: { stage: null }, after: { stage: 'arrived' } },
    {
      actor: null,
      before: { status: 'confirmed', stage: 'arrived', bay: 2 },
      after: { status: 'cancelled', stage: null, bay: null },
    },
    { actor: 'gone', before: { updated_at: 'a' }, after: { updated_at: 'b' } },
  ];
  api.store(
    'audit_log',
    changes.map((change, id) => ({ ...event, id, at: '2026-11-20T15:00:00Z', ...change })),
  );
  const { dialog } = await openCard();
  await dialog.findByText(/9:00 AM → 4:00 PM/);
  const items = dialog.getAllByRole('listitem', { hidden: true });
  expect(items.map(({ lastChild }) => lastChild?.textContent)).toEqual([
    'Submitted online, by the customer',
    '9:00 AM → 4:00 PM, Bay 1 → Bay 2, by Tony',
    'Confirmed → Arrived, by Ana Cruz',
    'Arrived → Canceled, by the customer',
    'Details changed, by an account that was deleted',
  ]);
});

test('the history says that the customer agreed to text messages when they booked', async () => {
  const { dialog } = await openCard(booking({ sms_consent: '2026-11-20T15:00:00Z' }));
  expect(
    await dialog.findByText('Submitted online, consent to text messages recorded, by the customer'),
  ).toBeInTheDocument();
});

test('says that a booking of an old link does not exist', async () => {
  await openAdmin('/admin/bookings?booking=gone');
  expect(await screen.findByText('This booking is gone.')).toBeInTheDocument();
});
