import type { Booking } from '@shop/shared-data/staff';
import { act, screen } from '@testing-library/react';
import { fakeApi } from '../../testSupport/fakeApi';
import { openAdmin } from '../../testSupport/openAdmin';
import { booking, setting } from '../../testSupport/rows';

const api = fakeApi();

const coming = {
  ...{ requested_date: '2099-01-05', requested_slot: '09:00' },
  ...{ starts_at: '2099-01-05T14:00:00Z', ends_at: '2099-01-05T14:45:00Z' },
};

/** Picks a booking up by keyboard. Returns a function that presses a key. */
async function pickUp(changes: Partial<Booking> = {}) {
  api.store('bookings', [booking({ ...coming, ...changes })]);
  const user = await openAdmin('/admin/bookings?day=2099-01-05');
  const handle = await screen.findByRole('button', { name: /^Move booking ABC-234/ });
  // jsdom has no style sheets: without a grid there are no places.
  handle.closest('ul')?.style.setProperty('display', 'grid');
  handle.focus();
  return async (key: string) => {
    await user.keyboard(`{${key}}`);
    // dnd-kit listens to further keys one task later.
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
}

const announced = () =>
  screen.getByText(/^(You picked up|\w+ \w+’s booking|\d+:\d\d)/, { selector: '[role=status]' });

test('a booking that is moved says what dropping it sends, on the screen and to screen readers', async () => {
  const press = await pickUp();
  await press('Enter');
  expect(announced()).toHaveTextContent('You picked up Carl Young’s booking. No message goes out.');
  await press('ArrowRight');
  expect(announced()).toHaveTextContent('9:00 AM, Bay 2. No message goes out.');
  await press('ArrowDown');
  const text = '9:15 AM, Bay 2. Carl gets an email in 15 seconds.';
  expect(announced()).toHaveTextContent(text);
  expect(screen.getByText(text, { selector: 'p' })).toBeVisible();
  await press('ArrowUp');
  expect(announced()).toHaveTextContent('9:00 AM, Bay 2. No message goes out.');
  await press('Escape');
  expect(screen.queryByText(/No message goes out/)).toBeNull();
  expect(api.sent('rpc/place_in_bay')).toEqual([]);
});

test.each([
  [true, 'Carl gets an email and a text message in 15 seconds.'],
  [false, 'Carl gets an email in 15 seconds. No text messages go to this phone number.'],
])('a customer who agreed to texts gets one if the number takes them: %s', async (takes, text) => {
  api.store('settings', [setting({ key: 'sms', value: 'on' })]);
  api.define('takes_sms', () => takes);
  const press = await pickUp({ sms_consent: '2098-12-01T10:00:00Z' });
  await press('Enter');
  await press('ArrowDown');
  expect(await screen.findByText(`9:15 AM, Bay 1. ${text}`, { selector: 'p' })).toBeVisible();
  expect(api.sent('rpc/takes_sms')).toEqual([['POST', { p_phone: booking().phone }]]);
  // Else its listeners would stay.
  await press('Escape');
});
