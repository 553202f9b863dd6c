import { provideShop, resetShop } from '@shop/shared-contract';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmBooking, fakeBackend } from '../testSupport/fakeBackend';
import { renderRoute } from '../testSupport/renderRoute';
import { visitor } from '../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();
beforeEach(() => backend.on('book_appointment', confirmBooking));
afterEach(resetShop);

const sentConsent = () =>
  backend.sentTo('book_appointment').map(({ p_sms_consent }) => p_sms_consent);
const consent = () => screen.getByRole('checkbox', { name: /^Text me about this appointment/ });
const opensDetails = async () => {
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
};
const books = async () => {
  await visitor.presses('Book appointment');
  await screen.findByRole('heading', { name: /^You’re booked/ });
};

test('a shop that sends no text messages does not ask for consent', async () => {
  await opensDetails();
  expect(screen.queryByRole('checkbox', { name: /Text me/ })).toBeNull();
  await books();
  expect(sentConsent()).toEqual([false]);
});

test('consent is asked, not assumed, and outlasts a step back', async () => {
  provideShop({ sendsSms: true });
  await opensDetails();
  expect(consent()).not.toBeChecked();
  expect(consent()).toHaveAccessibleName(
    'Text me about this appointment. Message and data rates may apply. Reply STOP to opt out.',
  );
  await userEvent.click(consent());
  await visitor.presses('Back');
  await visitor.presses('Next');
  expect(consent()).toBeChecked();
  await userEvent.click(consent());
  await books();
  expect(sentConsent()).toEqual([false]);
});

test('consent is sent with the booking, and asked again for the next', async () => {
  provideShop({ sendsSms: true });
  await opensDetails();
  await userEvent.click(consent());
  await books();
  expect(sentConsent()).toEqual([true]);
  await visitor.choosesOilChange();
  expect(consent()).not.toBeChecked();
});
