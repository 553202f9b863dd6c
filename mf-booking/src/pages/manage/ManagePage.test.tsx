import { provideShop, resetShop } from '@shop/shared-contract';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { act, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { databaseError, fakeBackend, token } from '../../testSupport/fakeBackend';
import { booking, link } from '../../testSupport/managedBooking';
import { renderRoute } from '../../testSupport/renderRoute';
import { visitor } from '../../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();
// A mail server is set up.
beforeEach(() => provideShop({ sendsMail: true }));
afterEach(resetShop);

test('shows the booking, and opening the page changes nothing', async () => {
  backend.on('booking_by_token', () => ({ body: booking }));
  const { container } = await renderRoute(link);
  expect(
    await screen.findByRole('heading', { name: 'Monday, November 23, 2026, 10:00 AM' }),
  ).toBeVisible();
  expect(container).toHaveTextContent(
    'Monday, November 23, 2026, 10:00 AMServiceOil ChangePrice$45.00Address7671 Tara Blvd',
  );
  expect(backend.sentTo('booking_by_token')).toEqual([{ p_token: token }]);
  expect(backend.sentTo('cancel_booking')).toEqual([]);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});

test('tells search engines not to index the page', async () => {
  backend.on('booking_by_token', () => ({ body: booking }));
  await renderRoute(link);
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('cancels only after a confirmation', async () => {
  backend.on('booking_by_token', () => ({ body: booking }));
  backend.on('cancel_booking', () => ({ body: { ...booking, status: 'cancelled' } }));
  await renderRoute(link);
  await screen.findByRole('button', { name: 'Cancel appointment' });

  await visitor.presses('Cancel appointment');
  await visitor.presses('Keep it');
  expect(backend.sentTo('cancel_booking')).toEqual([]);

  await visitor.presses('Cancel appointment');
  await visitor.presses('Yes, cancel it');
  expect(
    await screen.findByRole('heading', { name: /^Your appointment is canceled/ }),
  ).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Book another time' })).toHaveAttribute(
    'href',
    '/booking',
  );
  expect(backend.sentTo('cancel_booking')).toEqual([{ p_token: token }]);
  expect(screen.getByText('Canceled')).toBeVisible();
});

test('shows which mails went to whom, and which reminder will', async () => {
  const mails = [
    { kind: 'booking_confirmed', state: 'sent', at: '2026-11-20T15:12:00Z' },
    { kind: 'booking_moved', state: 'failed', at: '2026-11-20T16:00:00Z' },
    { kind: 'booking_of_a_later_release', state: 'sent', at: '2026-11-20T16:00:00Z' },
    { kind: 'booking_reminder', state: 'pending', at: '2026-11-22T15:00:00Z' },
  ];
  backend.on('booking_by_token', () => ({
    body: { ...booking, mailed_to: 'm…@example.com', mails },
  }));
  await renderRoute(link);
  const title = await screen.findByRole('heading', { name: 'Emails to m…@example.com' });
  const lines = within(title.parentElement as HTMLElement).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Confirmation: sent Fri, Nov 20, 10:12 AM',
    'The new time: not delivered',
    'Reminder: goes out Sun, Nov 22, 10:00 AM',
  ]);
});

test('a cancelled booking promises no price, no place and no reminder', async () => {
  backend.on('booking_by_token', () => ({
    body: { ...booking, status: 'cancelled', reminders: true },
  }));
  const { container } = await renderRoute(link);
  await screen.findByRole('heading', { name: /^Your appointment is canceled/ });
  expect(container).toHaveTextContent('ServiceOil ChangeReferenceK7Q-M2X');
  expect(container).not.toHaveTextContent(/\$|Tara Blvd|directions|email you the day/);
});

test('changes nothing when a program presses each button of the page once', async () => {
  backend.on('booking_by_token', () => ({ body: { ...booking, reminders: true } }));
  await renderRoute(link);
  await screen.findByRole('button', { name: 'Cancel appointment' });
  const buttons = screen.getAllByRole('button');
  act(() => {
    for (const button of buttons) button.click();
  });
  expect(await screen.findByText(/^Stop all reminders about/)).toBeInTheDocument();
  for (const name of ['cancel_booking', 'move_booking', 'set_reminders'])
    expect(backend.sentTo(name)).toEqual([]);
});

test('without an answer in time it says what is known: nothing was sent, or it may have been', async () => {
  const late = AbortSignal.abort(new DOMException('aborted due to timeout', 'TimeoutError'));
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(late);
  backend.on('booking_by_token', () => ({ body: booking }));
  await renderRoute(link);
  const slow = 'The shop’s server took too long to answer. Try again in a moment.';
  expect(await screen.findByText(slow)).toBeVisible();
  await visitor.presses('Try again');
  await visitor.presses('Cancel appointment');
  timeout.mockReturnValueOnce(late);
  await visitor.presses('Yes, cancel it');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^We can’t tell whether that went through.*may have been saved/,
  );
  timeout.mockRestore();
});

test('withdraws a request, with its own sentences', async () => {
  const request = {
    ...booking,
    status: 'requested',
    date: null,
    slot: null,
    starts_at: null,
    ends_at: null,
  };
  backend.on('booking_by_token', () => ({ body: request }));
  backend.on('cancel_booking', () => null);
  const { container } = await renderRoute(link);
  expect(await screen.findByRole('button', { name: 'Withdraw request' })).toBeVisible();
  expect(screen.queryByText('Date')).toBeNull();

  const withdraws = async () => {
    await visitor.presses('Withdraw request');
    await visitor.presses('Yes, withdraw it');
  };
  await withdraws();
  expect(await screen.findByRole('alert')).toHaveTextContent('Your request isn’t withdrawn yet');
  backend.on('cancel_booking', () => ({ body: { ...request, status: 'cancelled' } }));
  await withdraws();
  expect(await screen.findByRole('heading', { name: /^Your request is canceled/ })).toHaveFocus();
  expect(container).not.toHaveTextContent(/place|another time/i);
  expect(screen.getByRole('link', { name: 'Book an appointment' })).toHaveAttribute(
    'href',
    '/booking',
  );
});

test('shows that a booking is cancelled already, without a button', async () => {
  backend.on('booking_by_token', () => ({ body: { ...booking, status: 'cancelled' } }));
  await renderRoute(link);
  expect(
    await screen.findByRole('heading', { name: /^Your appointment is canceled/ }),
  ).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('does not offer to move or cancel an appointment that has begun', async () => {
  backend.on('booking_by_token', () => ({ body: { ...booking, date: '2026-11-20' } }));
  await renderRoute(link);
  expect(
    await screen.findByRole('heading', { name: /can’t change it here anymore/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: '(770) 555-0123' })).toBeVisible();
});

test('shows that it is too late when the database refuses', async () => {
  backend.on('booking_by_token', () => ({ body: booking }));
  backend.on('cancel_booking', () => databaseError(400, 'too_late'));
  await renderRoute(link);
  await screen.findByRole('button', { name: 'Cancel appointment' });
  await visitor.presses('Cancel appointment');
  await visitor.presses('Yes, cancel it');
  expect(
    await screen.findByRole('heading', { name: /can’t change it here anymore/ }),
  ).toHaveFocus();
});

test('offers no change to a customer who has arrived', async () => {
  backend.on('booking_by_token', () => ({ body: { ...booking, stage: 'in_bay' } }));
  await renderRoute(link, { language: 'es' });
  expect(
    await screen.findByRole('heading', { name: /^Su carro ya está con nosotros/ }),
  ).toBeVisible();
  expect(screen.getByText(/Hable con nosotros en el mostrador/)).toBeVisible();
  expect(screen.getByRole('link', { name: '(770) 555-0123' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('explains a refused cancellation to a customer who has arrived since the page was opened', async () => {
  backend.on('booking_by_token', () => ({ body: booking }));
  backend.on('cancel_booking', () => {
    backend.on('booking_by_token', () => ({ body: { ...booking, stage: 'arrived' } }));
    return databaseError(400, 'too_late');
  });
  await renderRoute(link);
  await screen.findByRole('button', { name: 'Cancel appointment' });
  await visitor.presses('Cancel appointment');
  await visitor.presses('Yes, cancel it');
  expect(await screen.findByRole('heading', { name: /^Your car is with us/ })).toBeVisible();
});

test('shows that nothing is cancelled without a response, and allows a retry', async () => {
  backend.on('booking_by_token', () => ({ body: booking }));
  backend.on('cancel_booking', () => null);
  await renderRoute(link);
  await screen.findByRole('button', { name: 'Cancel appointment' });
  await visitor.presses('Cancel appointment');
  await visitor.presses('Yes, cancel it');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Your appointment isn’t canceled yet.*We couldn’t reach the shop’s server/,
  );
  const again = screen.getByRole('button', { name: 'Cancel appointment' });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-disabled'));
});

test('offers a retry when the booking cannot be loaded', async () => {
  backend.on('booking_by_token', () => null);
  await renderRoute(link);
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent(/can’t show your appointment right now/);
  backend.on('booking_by_token', () => ({ body: booking }));
  expect(within(failure).getByRole('link')).toHaveAttribute('href', 'tel:+17705550123');
  await visitor.presses('Try again');
  expect(await screen.findByRole('button', { name: 'Cancel appointment' })).toBeVisible();
});

test('shows that no booking belongs to the link', async () => {
  backend.on('booking_by_token', () => ({ body: null }));
  await renderRoute(link, { language: 'es' });
  expect(await screen.findByRole('heading', { name: 'No encontramos esta cita' })).toBeVisible();
});

test('does not call the backend for a malformed manage link', async () => {
  await renderRoute('/booking/cancel#0123');
  expect(screen.getByRole('heading', { name: 'We can’t find this appointment' })).toBeVisible();
  expect(backend.sentTo('booking_by_token')).toEqual([]);
});

test('shows as cancelled what was cancelled although the answer was lost', async () => {
  backend.on('booking_by_token', () => ({ body: booking }));
  backend.on('cancel_booking', () => {
    backend.on('booking_by_token', () => ({ body: { ...booking, status: 'cancelled' } }));
    return null;
  });
  await renderRoute(link);
  await screen.findByRole('button', { name: 'Cancel appointment' });
  await visitor.presses('Cancel appointment');
  await visitor.presses('Yes, cancel it');
  expect(
    await screen.findByRole('heading', { name: /^Your appointment is canceled/ }),
  ).toBeVisible();
});

test('ends the reminders and resumes them, and says when that did not work', async () => {
  backend.on('booking_by_token', () => ({ body: { ...booking, reminders: true } }));
  backend.on('set_reminders', () => null);
  await renderRoute(link);
  await screen.findByRole('button', { name: 'Stop reminders' });
  await visitor.presses('Stop reminders');
  expect(backend.sentTo('set_reminders')).toEqual([]);
  await visitor.presses('Yes, stop them');
  expect(await screen.findByText(/That may not have worked/)).toBeVisible();
  backend.on('set_reminders', () => ({ body: { ...booking, reminders: false } }));
  await visitor.presses('Stop reminders');
  await visitor.presses('Yes, stop them');
  expect(await screen.findByText('Reminders are off.')).toBeVisible();
  expect(backend.sentTo('set_reminders').at(-1)).toEqual({ p_token: token, p_wanted: false });
  await visitor.presses('Send reminders again');
  expect(backend.sentTo('set_reminders').at(-1)).toEqual({ p_token: token, p_wanted: true });
});

test('offers no reminders for a booking without an e-mail address', async () => {
  backend.on('booking_by_token', () => ({ body: { ...booking, reminders: null } }));
  await renderRoute(link);
  await screen.findByRole('button', { name: 'Cancel appointment' });
  expect(screen.queryByRole('button', { name: /reminders/ })).toBeNull();
});
