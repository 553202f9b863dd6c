import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, offline, refusal } from '../../testSupport/fakeApi';
import { findNotification, openAdmin } from '../../testSupport/openAdmin';
import { booking, setting } from '../../testSupport/rows';
import { withDelivery } from '../../testSupport/workRows';

// A Monday, 9:50 in the shop.
setSystemTime('2026-11-23T14:50:00Z');
const api = fakeApi();
const BOOK = 'rpc/book_for_caller';
beforeEach(() => {
  api.define('start_times', () => [
    { slot: '09:00', is_past: true, bays: [1, 2] },
    { slot: '10:00', is_past: false, bays: [] },
    { slot: '10:15', is_past: false, bays: [2] },
    { slot: '11:00', is_past: false, bays: [1, 2] },
  ]);
});

async function enter() {
  const user = await openAdmin('/admin/bookings?day=2026-11-23&enter=booking');
  const form = within(await screen.findByRole('dialog', { name: 'New booking' }));
  return { user, form };
}

const camry = { vehicle: '2019 Toyota Camry', plate: 'ABC 123' };
const visits = [
  booking({ id: '3', name: 'Rosa Díaz', language: 'es', vehicle: '' }),
  booking({ id: '2', name: 'Rosa Diaz', starts_at: '2026-05-04T14:00:00Z', ...camry }),
  booking({ id: '1', name: 'rosa díaz', starts_at: '2025-05-04T14:00:00Z', vehicle: 'Ford F-150' }),
];

test('a booking to come or a cancelled one is no visit', async () => {
  api.define('search_bookings', () => [
    booking({ starts_at: '2026-12-01T15:00:00Z' }),
    booking({ id: '2', starts_at: '2026-11-30T15:00:00Z' }),
    booking({ id: '3', starts_at: '2026-05-04T14:00:00Z', status: 'cancelled' }),
  ]);
  const { user, form } = await enter();
  await user.keyboard('7705550144');
  expect(
    await form.findByText('No visits with this number yet. Booked: Nov 30, 2026, 10:00 AM.'),
  ).toBeVisible();
});

test('a known number fills name, car and language, and chips the work and the time', async () => {
  api.define('search_bookings', () => visits);
  api.define('book_for_caller', () => booking());
  const { user, form } = await enter();
  expect(form.getByLabelText(/^Phone number/)).toHaveFocus();
  await user.keyboard('+1 (770) 555-0144');
  await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveValue('Rosa Díaz'));
  expect(api.sent('rpc/search_bookings').at(-1)).toEqual(['POST', { p_text: '7705550144' }]);
  expect(
    form.getByText('Here 3 times with this number, the last time Nov 23, 2026, 9:00 AM.'),
  ).toBeVisible();
  expect(form.getByLabelText(/^Vehicle/)).toHaveValue('2019 Toyota Camry');
  await user.click(form.getByRole('checkbox', { name: 'Wheel Alignment' }));
  await user.click(form.getByRole('checkbox', { name: 'Oil Change' }));
  const time = await form.findByRole<HTMLInputElement>('radio', { name: '10:15 AM' });
  await user.click(time);
  // jsdom does not submit on Enter where the button stands outside of the form; a browser test does.
  const button = form.getByRole<HTMLButtonElement>('button', { name: 'Book' });
  expect(time.form).toBe(button.form);
  await user.click(button);
  await findNotification(/saved/);
  expect(api.sent(BOOK)).toEqual([
    [
      'POST',
      expect.objectContaining({
        ...{ p_vehicle: camry.vehicle, p_plate: camry.plate },
        ...{ p_name: 'Rosa Díaz', p_language: 'es', p_slot: '10:15', p_date: '2026-11-23' },
        ...{ p_service: 'wheel-alignment', p_further_services: ['oil-change'] },
      }),
    ],
  ]);
});

test('another car of the number is chosen, and what was filled in leaves with the number', async () => {
  api.define('search_bookings', () => visits);
  const { user, form } = await enter();
  await user.keyboard('7705550144');
  await user.click(await form.findByRole('radio', { name: 'Ford F-150' }));
  expect(form.getByLabelText(/^Vehicle/)).toHaveValue('Ford F-150');
  expect(form.getByLabelText(/^License plate/)).toHaveValue('');
  await user.type(form.getByLabelText(/^Phone number/), '{Backspace}5');
  await waitFor(() => expect(form.getByLabelText(/^Name/)).toHaveValue(''));
  expect(form.getByLabelText(/^Vehicle/)).toHaveValue('');
});

test('a known number does not replace what staff have typed', async () => {
  api.define('search_bookings', () => visits);
  const { user, form } = await enter();
  await user.type(form.getByLabelText(/^Name/), 'Luis');
  await user.type(form.getByLabelText(/^Phone number/), '7705550144');
  await waitFor(() => expect(form.getByLabelText(/^Vehicle/)).toHaveValue('2019 Toyota Camry'));
  expect(form.getByLabelText(/^Name/)).toHaveValue('Luis');
});

test('offers the next free times of the day and of the next one, and none that is taken or over', async () => {
  const { user, form } = await enter();
  const times = within(
    await form.findByRole('group', { name: 'Next free times, Monday, November 23' }),
  );
  await times.findByRole('radio', { name: '10:15 AM' });
  const names = () => times.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
  expect(names()).toEqual(['Now (walk-in)', '10:15 AM', '11:00 AM']);
  api.define('start_times', () => [{ slot: '08:00', is_past: false, bays: [1] }]);
  await user.click(form.getByRole('button', { name: 'Next day' }));
  await form.findByRole('group', { name: 'Next free times, Wednesday, November 25' });
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-24');
  await waitFor(() =>
    expect(form.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      ...['10:15 AM', '11:00 AM', 'Wed 8:00 AM'],
    ]),
  );
});

test('a time of the next day is one press, and stays where it is', async () => {
  const { user, form } = await enter();
  await user.click(await form.findByRole('radio', { name: 'Tue 11:00 AM' }));
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-24');
  expect(form.getByLabelText(/^Time/)).toHaveDisplayValue('11:00 AM');
  expect(form.getByRole('radio', { name: 'Tue 11:00 AM' })).toBeChecked();
  expect(form.getByRole('radio', { name: '11:00 AM' })).not.toBeChecked();
  await user.click(form.getByRole('radio', { name: '11:00 AM' }));
  expect(form.getByLabelText(/^Date/)).toHaveValue('2026-11-23');
  expect(form.getByRole('radio', { name: 'Tue 11:00 AM' })).not.toBeChecked();
});

/** Fills in what a call needs, and chooses 10:15. */
async function fill({ user, form }: Awaited<ReturnType<typeof enter>>) {
  await user.keyboard('7705550144');
  await user.type(form.getByLabelText(/^Name/), 'Rosa Díaz');
  await user.click(form.getByRole('checkbox', { name: 'Oil Change' }));
  await user.click(await form.findByRole('radio', { name: '10:15 AM' }));
}

test('says before what is sent to whom, as far as mail and text messages are switched on', async () => {
  const entered = await enter();
  const { user, form } = entered;
  expect(form.getByText('The customer gets no message: there’s no email address.')).toBeVisible();
  await fill(entered);
  await user.click(form.getByText(/^More:/));
  await user.type(form.getByLabelText(/^Email/), 'rosa@example.com');
  expect(form.getByText('Rosa gets an email in 15 seconds.')).toBeVisible();
  expect(form.queryByRole('checkbox', { name: /^The customer agrees/ })).toBeNull();
  await user.click(form.getByRole('radio', { name: 'Now (walk-in)' }));
  expect(form.getByText('No message goes out: a walk-in is already here.')).toBeVisible();
});

test('names a text message only where the shop sends them and the caller agrees', async () => {
  api.store('settings', [setting({ key: 'sms', value: 'on' })]);
  api.define('book_for_caller', () => booking({ name: 'Rosa Díaz' }));
  api.define('consent_for_caller', () => {
    const consent = { email: '', sms_consent: '2026-11-23T14:50:00Z' };
    api.store('bookings', [booking({ name: 'Rosa Díaz', ...consent })]);
    return null;
  });
  const entered = await enter();
  const { user, form } = entered;
  await fill(entered);
  await user.click(form.getByText(/^More:/));
  await user.click(await form.findByRole('checkbox', { name: /^The customer agrees/ }));
  expect(form.getByText('Rosa gets a text message in 15 seconds.')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Rosa gets a text message in 15 seconds.')).toBeVisible();
  const booked = 'Rosa Díaz is booked for Nov 23, 2026, 9:00 AM, Bay 1.';
  expect(await screen.findByText(booked)).toBeVisible();
  expect(api.sent('rpc/consent_for_caller')).toHaveLength(1);
});

test('says afterwards what is sent, holds it back, and takes the booking back', async () => {
  const saved = booking({ name: 'Rosa Díaz', email: 'rosa@example.com' });
  api.define('book_for_caller', () => {
    api.store('bookings', [saved]);
    return saved;
  });
  api.define('hold_messages', () => 1);
  const entered = await enter();
  await fill(entered);
  await entered.user.click(entered.form.getByRole('button', { name: 'Book' }));
  expect(await screen.findByText('Rosa gets an email in 15 seconds.')).toBeVisible();
  await entered.user.click(screen.getByRole('button', { name: 'Don’t send' }));
  expect(await screen.findByText('Nothing will be sent to Rosa.')).toBeVisible();
  await entered.user.click(screen.getByRole('button', { name: 'Undo' }));
  await findNotification('The change was undone');
  expect(api.rows('bookings')).toMatchObject([{ id: saved.id, status: 'cancelled' }]);
});

test.each([
  ['off', 'No message goes out: email isn’t set up.'],
  ['kept', 'No message goes out: this is a trial.'],
  ['stuck', /^Messages are stuck: nothing goes out until that’s fixed\.$/],
] as const)('promises nothing where mails are %s, and says why', async (delivery, text) => {
  api.define('work_state', () => withDelivery(delivery));
  api.store('settings', [setting({ key: 'sms', value: 'on' })]);
  const { form } = await enter();
  expect(await form.findByText(text)).toBeVisible();
});

test('everything else is behind More, which opens for an error within it', async () => {
  const { user, form } = await enter();
  const email = form.getByLabelText(/^Email address/);
  expect(email).not.toBeVisible();
  await user.type(email, 'no address');
  await user.click(form.getByRole('button', { name: 'Book' }));
  await waitFor(() => expect(email).toBeVisible());
  expect(email).toBeInvalid();
  expect(form.getByRole('group', { name: 'Service' })).toHaveTextContent(
    'Please fill in this field.',
  );
});

test('a retried call that was saved with other details says what is saved, and offers to open it', async () => {
  const { user, form } = await enter();
  await user.keyboard('7705550144');
  await user.type(form.getByLabelText(/^Name/), 'Carl');
  await user.click(form.getByRole('checkbox', { name: 'Oil Change' }));
  await user.click(await form.findByRole('radio', { name: '10:15 AM' }));
  api.once('POST', BOOK, offline);
  await user.click(form.getByRole('button', { name: 'Book' }));
  await form.findByText(/^We couldn’t reach the shop’s server/);
  await user.click(form.getByRole('radio', { name: '11:00 AM' }));
  api.store('bookings', [booking({ id: 'b9' })]);
  api.once('POST', BOOK, refusal(409, 'booked_earlier', 'PT409', 'b9'));
  await user.click(form.getByRole('button', { name: 'Book' }));
  const text = 'What was saved: Carl Young, Oil Change, Nov 23, 2026, 9:00 AM, Bay 1, ABC-234.';
  expect(await form.findByText(text)).toBeVisible();
  expect(form.getByLabelText(/^Time/)).toHaveDisplayValue('11:00 AM');
  await user.click(form.getByRole('button', { name: 'Open the saved booking' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }));
  await user.click(question.getByRole('button', { name: /^Leave|^Discard/ }));
  expect(await screen.findByRole('dialog', { name: 'Carl Young' })).toBeVisible();
});
