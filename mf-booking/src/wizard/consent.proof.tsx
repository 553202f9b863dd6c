import { provideShop, resetShop } from '@shop/shared-contract';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmBooking, databaseError, fakeBackend, token } from '../testSupport/fakeBackend';
import { renderRoute } from '../testSupport/renderRoute';
import { visitor } from '../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();
beforeEach(() => backend.on('book_appointment', confirmBooking));
afterEach(resetShop);

const consent = () => screen.getByRole('checkbox', { name: /^Text me about this appointment/ });
const opensDetails = async () => {
  await renderRoute('/booking');
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
};
const books = async () => {
  await visitor.presses('Book appointment');
  await screen.findByRole('heading', { name: 'You are booked' });
};

test('a shop that sends no text messages does not ask for consent', async () => {
  await opensDetails();
  expect(screen.queryByRole('checkbox', { name: /Text me/ })).toBeNull();
  await books();
  expect(backend.sentTo('consent_to_texts')).toEqual([]);
});

test('consent is asked, not assumed, and outlasts a step back', async () => {
  provideShop({ sendsTexts: true });
  await opensDetails();
  expect(consent()).not.toBeChecked();
  expect(consent()).toHaveAccessibleName(
    'Text me about this appointment. Message and data rates may apply. Reply STOP to end.',
  );
  await userEvent.click(consent());
  await visitor.presses('Back');
  await visitor.presses('Next');
  expect(consent()).toBeChecked();
  await userEvent.click(consent());
  await books();
  expect(backend.sentTo('consent_to_texts')).toEqual([]);
});

test('consent is sent with the secret of the new booking, and asked again for the next', async () => {
  backend.on('consent_to_texts', () => ({ status: 204, body: null }));
  provideShop({ sendsTexts: true });
  await opensDetails();
  await userEvent.click(consent());
  await books();
  await waitFor(() => expect(backend.sentTo('consent_to_texts')).toEqual([{ p_token: token }]));
  await visitor.choosesOilChange();
  expect(consent()).not.toBeChecked();
});

test('the booking counts when its consent cannot be stored, and the visitor learns it', async () => {
  backend.on('consent_to_texts', () => databaseError(404, 'not_found', 'PT404'));
  provideShop({ sendsTexts: true });
  await opensDetails();
  await userEvent.click(consent());
  await books();
  expect(await screen.findByText(/we could not note that you want text messages/)).toBeVisible();
});
