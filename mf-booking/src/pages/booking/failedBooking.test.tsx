import { provideShop, resetShop } from '@shop/shared-contract';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  confirmBooking,
  databaseError,
  fakeBackend,
  respondWithSlots,
  token,
} from '../../testSupport/fakeBackend';
import { renderRoute } from '../../testSupport/renderRoute';
import { visitor } from '../../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();
// A mail server is set up.
beforeEach(() => provideShop({ sendsMail: true }));
afterEach(resetShop);

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
    /not booked yet.*just took the last spot at that time.*Everything you typed is still here/,
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
  expect(await screen.findByRole('heading', { name: /^You’re booked/ })).toHaveFocus();
  expect(new Set(keys()).size).toBe(1);
});

test('keeps the details without a response, and retries with the same key', async () => {
  backend.on('book_appointment', () => null);
  await fillsInEverything();
  await visitor.presses('Book appointment');
  expect(await alert()).toHaveTextContent(/We couldn’t reach the shop’s server.*booked twice/);
  detailsAreKept();

  backend.on('book_appointment', confirmBooking);
  await visitor.presses('Book appointment');
  const confirmation = await screen.findByRole('region', { name: /^You’re booked/ });
  expect(confirmation).not.toHaveTextContent(/the first time/);
  expect(keys()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('sends again by itself while the server is busy, says so, and books once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  const refusals = [
    databaseError(500, 'canceling statement due to statement timeout', '57014'),
    databaseError(504, 'Timed out acquiring connection from connection pool.', 'PGRST003'),
  ];
  backend.on('book_appointment', (sent) => refusals.shift() ?? confirmBooking(sent));
  await fillsInEverything();
  await visitor.presses('Book appointment');
  expect(await screen.findByText('The shop’s server is busy. Trying again…')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const confirmation = { name: /^You’re booked/ };
  expect(await screen.findByRole('region', confirmation, { timeout: 5000 })).toBeVisible();
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
  jest.restoreAllMocks();
});

describe('the key of the submission has another booking', () => {
  const question = (vehicle: string) =>
    `You already have an appointment for the ${vehicle} on Monday at 10:00 AM.`;

  /** The visit of a duplicated tab, whose booking is stored. */
  async function meetsEarlier(first: Record<string, unknown> = {}) {
    backend.on('book_appointment', respondWithEarlier(first));
    await fillsInEverything();
    await visitor.presses('Book appointment');
    return alert();
  }

  test('asks whether it is another visit, which is sent under a new key', async () => {
    const notice = await meetsEarlier({ p_vehicle: '2015 Ford F-150' });
    expect(notice).toHaveTextContent(question('2015 Ford F-150'));
    expect(notice).toHaveTextContent(/Book this one too, or open the earlier one\?/);
    expect(notice.parentElement).toHaveFocus();
    expect(screen.queryByRole('region', { name: /^You’re booked/ })).toBeNull();
    detailsAreKept();

    backend.on('book_appointment', confirmBooking);
    await visitor.presses('Book this one too');
    const confirmation = await screen.findByRole('region', { name: /^You’re booked/ });
    expect(confirmation).toHaveTextContent('Vehicle2018 Honda Civic');
    expect(confirmation).toHaveTextContent(/to ana@example.com/);
    expect(keys()).toHaveLength(2);
    expect(new Set(keys()).size).toBe(2);
  });

  test('a lost response to the second visit is retried under its own key', async () => {
    await meetsEarlier();
    backend.on('book_appointment', () => null);
    await visitor.presses('Book this one too');
    await screen.findByText(/We couldn’t reach the shop’s server/);
    backend.on('book_appointment', confirmBooking);
    await visitor.presses('Book appointment');
    await screen.findByRole('region', { name: /^You’re booked/ });
    expect(new Set(keys().slice(1)).size).toBe(1);
  });

  test('leads to the change of that booking', async () => {
    const notice = await meetsEarlier();
    expect(within(notice).getByRole('link', { name: 'Open the earlier one' })).toHaveAttribute(
      'href',
      `/booking/cancel#${token}`,
    );
    expect(within(notice).getByRole('link', { name: /Or call us/ })).toHaveAttribute(
      'href',
      'tel:+17705550123',
    );
  });

  test('Enter in a field asks again, and books nothing under a new key', async () => {
    await meetsEarlier();
    await userEvent.type(screen.getByLabelText(/Full name/), '{Enter}');
    await waitFor(() => expect(keys()).toHaveLength(2));
    expect(new Set(keys()).size).toBe(1);
    expect(await alert()).toHaveTextContent(question('2018 Honda Civic'));
  });

  test('hides the question once another time is chosen', async () => {
    await meetsEarlier({ p_slot: '10:00' });
    await visitor.presses('Back');
    await visitor.chooses('11:00 AM');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('names a request, and a booking that was cancelled', async () => {
    await meetsEarlier({ p_service: null, p_date: null, p_slot: null });
    expect(await alert()).toHaveTextContent(
      'We already have your request for the 2018 Honda Civic.',
    );
    backend.on('book_appointment', (sent) => ({
      body: { ...Object(respondWithEarlier({})(sent).body), status: 'cancelled' },
    }));
    await visitor.presses('Book appointment');
    await waitFor(async () =>
      expect(await alert()).toHaveTextContent(
        'Your earlier booking for the 2018 Honda Civic is over or was canceled.',
      ),
    );
    backend.on('book_appointment', confirmBooking);
    await visitor.presses('Book this one');
    await screen.findByRole('region', { name: /^You’re booked/ });
  });
});

test.each([
  ['slot_past', 400, /That time has passed/, 'Choose another time', 'What time works for you?'],
  [
    'closed_day',
    400,
    /can’t take appointments on that day/,
    'Choose another day',
    'Which day works for you?',
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
  ['rate_limited', 429, 'PT429', /too many tries/],
  ['invalid_request', 400, '22023', /Something in this form isn’t right/],
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
  expect(await alert()).toHaveTextContent(/Phone: Please enter one phone number/);
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
    'Phone: Please enter one phone number with its area code, such as (770) 555-0199.',
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
  await screen.findByRole('heading', { name: /^You’re booked/ });
  const sent = backend.sentTo('book_appointment').map(({ p_website }) => p_website);
  expect(sent).toEqual(['https://spam.example', '']);
});
