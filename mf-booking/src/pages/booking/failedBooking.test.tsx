import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  confirmBooking,
  databaseError,
  fakeBackend,
  respondWithSlots,
} from '../../testSupport/fakeBackend';
import { renderRoute } from '../../testSupport/renderRoute';
import { visitor } from '../../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();

const keys = () => backend.sentTo('book_appointment').map(({ p_key }) => p_key);
const alert = () => screen.findByRole('alert');
const detailsAreKept = () => {
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Ana Torres');
  expect(screen.getByLabelText(/Email/)).toHaveValue('ana@example.com');
  expect(screen.getByLabelText(/Phone/)).toHaveValue('770-555-0134');
  expect(screen.getByLabelText(/Vehicle details/)).toHaveValue('2018 Honda Civic');
  expect(screen.getByLabelText(/Additional notes/)).toHaveValue('Pulls to the left');
};

/** Responds with the first attempt, which the database has stored, marked as an earlier one. */
const respondWithEarlier = (first: Record<string, unknown>) => (sent: Record<string, unknown>) => ({
  body: { ...Object(confirmBooking({ ...sent, ...first })?.body), is_earlier: true },
});

async function fillsInEverything() {
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
}

test('explains that the last place was taken, reloads the times and keeps the details', async () => {
  backend.on('book_appointment', () => {
    backend.on('slot_availability', respondWithSlots({ '2026-11-23T10:00': 0 }));
    return databaseError(409, 'slot_full', 'PT409');
  });
  await fillsInEverything();
  await visitor.presses('Book appointment');
  expect(await alert()).toHaveTextContent(
    /not booked yet.*just taken the last place at that time.*Everything you typed is still here/,
  );
  detailsAreKept();

  backend.on('book_appointment', confirmBooking);
  await visitor.presses('Choose another time');
  const lost = screen.getByRole('radio', { name: /^10:00 AM/ });
  await waitFor(() => expect(lost).toBeDisabled());
  expect(lost.closest('label')).toHaveTextContent('10:00 AMFull');
  expect(lost).not.toBeChecked();
  await visitor.chooses('11:00 AM');
  expect(screen.queryByRole('alert')).toBeNull();
  detailsAreKept();
  await visitor.presses('Book appointment');
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toHaveFocus();
  expect(new Set(keys()).size).toBe(1);
});

test('keeps the details without a response, and retries with the same key', async () => {
  backend.on('book_appointment', () => null);
  await fillsInEverything();
  await visitor.presses('Book appointment');
  expect(await alert()).toHaveTextContent(/You seem to be offline.*never books twice/);
  detailsAreKept();

  backend.on('book_appointment', confirmBooking);
  await visitor.presses('Book appointment');
  const confirmation = await screen.findByRole('region', { name: 'You are booked' });
  expect(confirmation).not.toHaveTextContent(/the first time/);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('shows the stored booking when its response was lost and the choice has changed', async () => {
  backend.on('book_appointment', () => null);
  await fillsInEverything();
  await visitor.presses('Book appointment');
  await alert();
  await visitor.presses('Back');
  await visitor.chooses('11:00 AM');

  backend.on('book_appointment', respondWithEarlier({ p_slot: '10:00' }));
  await visitor.presses('Book appointment');
  const confirmation = await screen.findByRole('region', { name: 'You are booked' });
  expect(confirmation).toHaveTextContent(/what we stored when you sent the form the first time/);
  expect(confirmation).toHaveTextContent('Time10:00 AM');
});

test('explains that a phone number corrected after a lost response is not stored', async () => {
  backend.on('book_appointment', () => null);
  await fillsInEverything();
  await visitor.presses('Book appointment');
  await alert();
  await userEvent.clear(screen.getByLabelText(/Phone/));
  await visitor.types(/Phone/, '770-555-0143');

  backend.on('book_appointment', respondWithEarlier({}));
  await visitor.presses('Book appointment');
  const confirmation = await screen.findByRole('region', { name: 'You are booked' });
  expect(confirmation).toHaveTextContent(/What you changed since is not in it/);
  expect(within(confirmation).getByRole('link', { name: '(770) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
  expect(new Set(keys()).size).toBe(1);
});

test.each([
  ['slot_past', 400, /That time has passed/, 'Choose another time', 'At what time?'],
  [
    'closed_day',
    400,
    /can’t take appointments on that day/,
    'Choose another day',
    'Which day suits you?',
  ],
])(
  '%s leads back to the step that can correct it',
  async (code, status, sentence, button, step) => {
    backend.on('book_appointment', () => databaseError(status, code));
    await fillsInEverything();
    await visitor.presses('Book appointment');
    expect(await alert()).toHaveTextContent(sentence);
    await visitor.presses(button);
    expect(screen.getByRole('heading', { name: step })).toHaveFocus();
  },
);

test.each([
  ['rate_limited', 429, 'PT429', /Too many attempts/],
  ['invalid_request', 400, '22023', /Something in this form is not right/],
  ['column "x" does not exist', 500, '42703', /Something went wrong on our side/],
])('%s shows its sentence and the phone number', async (message, status, code, sentence) => {
  backend.on('book_appointment', () => databaseError(status, message, code));
  await fillsInEverything();
  await visitor.presses('Book appointment');
  const box = await alert();
  expect(box).toHaveTextContent(sentence);
  expect(within(box).getByRole('link')).toHaveAttribute('href', 'tel:+17705550123');
  detailsAreKept();
});

test('marks a field that only the database refuses', async () => {
  backend.on('book_appointment', () => databaseError(400, 'invalid_phone'));
  await fillsInEverything();
  await visitor.presses('Book appointment');
  expect(await alert()).toHaveTextContent(/Phone: Please enter a phone number/);
  expect(screen.getByLabelText(/Phone/)).toBeInvalid();
  detailsAreKept();
});

test('lists and marks invalid fields, and sends nothing', async () => {
  await renderRoute('/booking', { state: { step: 4 } });
  await visitor.types(/Email/, 'ana at example');
  await visitor.types(/Phone/, '555-0134');
  await visitor.presses('Send request');
  const summary = await alert();
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'Full name: Please fill in this field.',
    'Email: Please enter a valid email address, such as name@example.com.',
    'Phone: Please enter a phone number with at least 10 digits.',
    'Vehicle details: Please fill in this field.',
  ]);
  await userEvent.click(within(summary).getByRole('link', { name: /^Phone/ }));
  expect(screen.getByLabelText(/Phone/)).toHaveFocus();
  expect(screen.getByLabelText(/Additional notes/)).toBeValid();
  expect(keys()).toEqual([]);
});

test('empties a hidden field that was refused, keeps the details, and can be sent again', async () => {
  backend.on('book_appointment', ({ p_website, ...sent }) =>
    p_website ? databaseError(400, 'invalid_website') : confirmBooking(sent),
  );
  await fillsInEverything();
  const honeypot = document.querySelector<HTMLInputElement>('input[name="website"]');
  if (!honeypot) throw new Error('no honeypot');
  expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).toBeNull();
  expect(honeypot.tabIndex).toBe(-1);
  honeypot.value = 'https://spam.example';
  await visitor.presses('Book appointment');
  expect(await alert()).toHaveTextContent(/A hidden field of this form was filled in/);
  detailsAreKept();

  await visitor.presses('Book appointment');
  await screen.findByRole('heading', { name: 'You are booked' });
  const sent = backend.sentTo('book_appointment').map(({ p_website }) => p_website);
  expect(sent).toEqual(['https://spam.example', '']);
});
