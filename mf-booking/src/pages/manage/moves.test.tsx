import { provideShop, resetShop } from '@shop/shared-contract';
import '@shop/shared-ui/test-support';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { databaseError, fakeBackend, respondWithSlots, token } from '../../testSupport/fakeBackend';
import { booking, link } from '../../testSupport/managedBooking';
import { renderRoute } from '../../testSupport/renderRoute';
import { visitor } from '../../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();

/** Opens the link of a booking, and presses the button that shows the free times. */
async function opensFreeTimes() {
  backend.on('booking_by_token', () => ({ body: booking }));
  await renderRoute(link);
  await userEvent.click(await screen.findByRole('button', { name: 'Move to another time' }));
  await screen.findByRole('button', { name: /^Next available/ });
}

const moved = {
  ...booking,
  ...{ date: '2026-11-24', slot: '14:00' },
  ...{ starts_at: '2026-11-24T19:00:00Z', ends_at: '2026-11-24T19:45:00Z' },
};

test('moves the booking to a chosen day and time', async () => {
  backend.on('move_booking', () => ({ body: moved }));
  await opensFreeTimes();
  expect(screen.getByRole('heading', { name: /Which day and time/ })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Cancel appointment' })).toBeNull();
  // Its own day.
  expect(screen.getByRole('radio', { name: /^Monday, November 23/ })).toBeChecked();
  expect(backend.sentTo('slot_availability')).toEqual([
    {
      ...{ p_services: ['oil-change'], p_token: token },
      ...{ p_from: '2026-11-21', p_to: '2026-12-21' },
    },
  ]);
  const scroll = jest.fn();
  HTMLElement.prototype.scrollIntoView = scroll;
  await visitor.chooses('Tuesday, November 24, 2026');
  expect(scroll.mock.contexts[0]).toContainElement(screen.getByRole('radio', { name: '2:00 PM' }));
  expect(screen.queryByRole('button', { name: /^Move it to/ })).toBeNull();
  await visitor.chooses('2:00 PM');
  await visitor.presses('Move it to Tue, Nov 24, 2:00 PM');

  expect(
    await screen.findByRole('heading', {
      name: 'Your appointment has been moved Tuesday, November 24, 2026, 2:00 PM',
    }),
  ).toHaveFocus();
  expect(document.body).toHaveTextContent(/add it to your calendar again/);
  expect(screen.getByRole('button', { name: 'Move to another time' })).toBeVisible();
  expect(backend.sentTo('move_booking')).toEqual([
    { p_token: token, p_date: '2026-11-24', p_slot: '14:00' },
  ]);
});

test('says what the visit costs at a time with another price', async () => {
  const offer = { service: 'oil-change', percent: 10, until: '2026-11-24T19:01:00Z' };
  provideShop({ discounts: [{ ...offer, from: '2026-11-24T13:00:00Z' }] });
  await opensFreeTimes();
  await visitor.chooses('Tuesday, November 24, 2026');
  await visitor.chooses('2:00 PM');
  expect(screen.getByText('Price at the new time: $40.50')).toBeVisible();
  await visitor.chooses('3:00 PM');
  expect(screen.queryByText(/Price at the new time/)).toBeNull();
  resetShop();
});

test('chooses the next available time for a move with one press', async () => {
  backend.on('move_booking', () => ({ body: moved }));
  await opensFreeTimes();
  await visitor.presses('Next available: Mon 9:00\u00a0AM');
  expect(screen.getByRole('radio', { name: '9:00 AM' })).toBeChecked();
  await visitor.presses('Move it to Mon, Nov 23, 9:00 AM');
  await waitFor(() => expect(backend.sentTo('move_booking')).toMatchObject([{ p_slot: '09:00' }]));
});

test('explains why a move is rejected, and loads the free times again', async () => {
  backend.on('move_booking', () => {
    backend.on('slot_availability', respondWithSlots({ '2026-11-24T14:00': 0 }));
    return databaseError(409, 'slot_full', 'PT409');
  });
  await opensFreeTimes();
  await visitor.chooses('Tuesday, November 24, 2026');
  await visitor.chooses('2:00 PM');
  await visitor.presses('Move it to Tue, Nov 24, 2:00 PM');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /We didn’t move it.*just took the last spot at that time/,
  );
  await waitFor(() => expect(screen.getByRole('radio', { name: /^2:00 PM/ })).toBeDisabled());
  expect(screen.queryByRole('button', { name: /^Move it to/ })).toBeNull();
  expect(document.body).toHaveTextContent('Monday, November 23, 2026, 10:00 AM');
});

test('shows a booking as cancelled that was cancelled elsewhere before the move', async () => {
  backend.on('move_booking', () => {
    backend.on('booking_by_token', () => ({ body: { ...booking, status: 'cancelled' } }));
    return databaseError(400, 'not_confirmed');
  });
  await opensFreeTimes();
  await visitor.presses('Next available: Mon 9:00\u00a0AM');
  await visitor.presses('Move it to Mon, Nov 23, 9:00 AM');
  expect(
    await screen.findByRole('heading', { name: /^Your appointment is canceled/ }),
  ).toBeVisible();
});

test('keeps the present time when the visitor closes the free times', async () => {
  await opensFreeTimes();
  await visitor.presses('Keep the time I have');
  expect(screen.getByRole('heading', { name: /^Monday, November 23/ })).toHaveFocus();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByRole('button', { name: 'Move to another time' })).toBeVisible();
  expect(backend.sentTo('move_booking')).toEqual([]);
});

test('offers no move for a request without a time', async () => {
  const request = { ...booking, status: 'requested', date: null, slot: null };
  backend.on('booking_by_token', () => ({ body: { ...request, starts_at: null, ends_at: null } }));
  await renderRoute(link);
  await screen.findByRole('button', { name: 'Withdraw request' });
  expect(screen.queryByRole('button', { name: /Move|calendar/ })).toBeNull();
});

test('shows the new time after a move whose answer was lost', async () => {
  backend.on('move_booking', () => {
    backend.on('booking_by_token', () => ({ body: moved }));
    return null;
  });
  await opensFreeTimes();
  await visitor.chooses('Tuesday, November 24, 2026');
  await visitor.chooses('2:00 PM');
  await visitor.presses('Move it to Tue, Nov 24, 2:00 PM');
  expect(
    await screen.findByRole('heading', {
      name: 'Your appointment has been moved Tuesday, November 24, 2026, 2:00 PM',
    }),
  ).toHaveFocus();
  expect(document.body).not.toHaveTextContent('We didn’t move it');
  expect(backend.sentTo('booking_by_token')).toHaveLength(2);
});

test('shows the present time after a move that never arrived', async () => {
  backend.on('move_booking', () => null);
  await opensFreeTimes();
  await visitor.presses('Next available: Mon 9:00\u00a0AM');
  await visitor.presses('Move it to Mon, Nov 23, 9:00 AM');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /We didn’t move it.*couldn’t reach the shop’s server/,
  );
  await waitFor(() => expect(backend.sentTo('booking_by_token')).toHaveLength(2));
  expect(document.body).toHaveTextContent('Monday, November 23, 2026, 10:00 AM');
  expect(screen.getByRole('alert')).toHaveTextContent('We didn’t move it');
});

test('a move to the present time closes the free times', async () => {
  backend.on('move_booking', () => ({ body: booking }));
  await opensFreeTimes();
  await visitor.presses('Next available: Mon 9:00\u00a0AM');
  await visitor.presses('Move it to Mon, Nov 23, 9:00 AM');
  expect(await screen.findByRole('button', { name: 'Move to another time' })).toBeVisible();
});
