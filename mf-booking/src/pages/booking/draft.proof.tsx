import { rememberVehicle } from '@shop/shared-contract';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmBooking, fakeBackend } from '../../testSupport/fakeBackend';
import { publishPads } from '../../testSupport/publishPads';
import { renderRoute } from '../../testSupport/renderRoute';
import { visitor } from '../../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();

const currentStep = () => screen.getByRole('listitem', { current: 'step' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const toDetails = async () => {
  for (const _ of [1, 2, 3]) await visitor.presses('Next');
};

test.each([
  ['history', () => visitor.presses('Back in history')],
  ['a link', () => visitor.follows('Booking')],
])('keeps the draft across another page and back by %s', async (_, returns) => {
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
  await visitor.follows('Elsewhere');
  expect(screen.queryByRole('listitem')).toBeNull();
  await returns();

  expect(currentStep()).toHaveTextContent('Your Details');
  expect(screen.getByRole('heading', { name: 'How do we reach you?' })).not.toHaveFocus();
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'ServiceOil ChangeDateMonday, November 23, 2026Time10:00 AM',
  );
  expect(field(/Full name/)).toHaveValue('Ana Torres');
  expect(field(/Additional notes/)).toHaveValue('Pulls to the left');

  backend.on('book_appointment', confirmBooking);
  await visitor.presses('Book appointment');
  expect(await screen.findByRole('heading', { name: /^You’re booked/ })).toHaveFocus();
  expect(backend.sentTo('book_appointment')).toEqual([
    expect.objectContaining({ p_slot: '10:00', p_name: 'Ana Torres' }),
  ]);
});

test('starts empty after a booking was sent', async () => {
  backend.on('book_appointment', confirmBooking);
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
  await visitor.presses('Book appointment');
  await screen.findByRole('heading', { name: /^You’re booked/ });
  await visitor.follows('Elsewhere');
  await visitor.follows('Booking');
  expect(currentStep()).toHaveTextContent('Select Service');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await toDetails();
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue('');
});

test('starts a new draft once for each state that a page hands over, with what was typed', async () => {
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
  await visitor.follows('Elsewhere');
  await visitor.follows('Booking for a Kia');
  expect(currentStep()).toHaveTextContent('Select Service');
  await toDetails();
  expect(field(/Vehicle details/)).toHaveValue('Kia');
  expect(field(/Full name/)).toHaveValue('Ana Torres');
  await visitor.types(/Full name/, ' Vega');

  await visitor.follows('Elsewhere');
  await visitor.presses('Back in history');
  expect(field(/Full name/)).toHaveValue('Ana Torres Vega');
});

test('takes over a time from a link, and keeps the services and the details', async () => {
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
  await visitor.follows('Elsewhere');
  await visitor.follows('Booking on Tuesday at 2');
  expect(currentStep()).toHaveTextContent('Select Service');
  await visitor.presses('Next');
  await waitFor(() => expect(currentStep()).toHaveTextContent('Your Details'));
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'ServiceOil ChangeDateTuesday, November 24, 2026Time2:00 PM',
  );
  expect(field(/Full name/)).toHaveValue('Ana Torres');
});

test('names a part in the notes of a booking that was begun, once', async () => {
  publishPads();
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
  for (const _ of [1, 2]) {
    await visitor.follows('Elsewhere');
    await visitor.follows('Booking with pads');
    await waitFor(() =>
      expect(field(/Additional notes/)).toHaveValue(
        'Pulls to the left\nPlease install: Pads (P-1)',
      ),
    );
  }
  expect(field(/Full name/)).toHaveValue('Ana Torres');
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'ServiceOil ChangeDateMonday, November 23, 2026Time10:00 AM',
  );
});

test('replaces a prefilled vehicle by one chosen since, but not a typed one', async () => {
  await renderRoute('/booking');
  await visitor.presses('Next');
  const returnsWith = async (vehicle: string) => {
    await visitor.follows('Elsewhere');
    rememberVehicle(vehicle);
    await visitor.follows('Booking');
  };
  await returnsWith('2020 Toyota Camry, 2.5L I4');
  await returnsWith('2018 Honda Civic, 2.0L I4');
  for (const _ of [2, 3]) await visitor.presses('Next');
  expect(field(/Vehicle details/)).toHaveValue('2018 Honda Civic, 2.0L I4');
  await userEvent.type(field(/Vehicle details/), ', red');
  await returnsWith('2021 Kia Soul, 2.0L I4');
  expect(field(/Vehicle details/)).toHaveValue('2018 Honda Civic, 2.0L I4, red');
  rememberVehicle('');
});

test('hides the errors of the last visit while they are corrected', async () => {
  await renderRoute('/booking', { state: { step: 4 } });
  await visitor.presses('Send request');
  expect(await screen.findByRole('alert')).toBeVisible();
  await visitor.follows('Elsewhere');
  await visitor.presses('Back in history');
  await userEvent.type(field(/Full name/), 'Ana');
  expect(field(/Full name/)).toHaveFocus();
  expect(field(/Full name/)).toHaveValue('Ana');
  expect(screen.queryByRole('alert')).toBeNull();
});
