import { provideContent, provideShop, rememberVehicle, resetShop } from '@shop/shared-contract';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBackend, token } from '../../testSupport/fakeBackend';
import { padsPath, publishPads } from '../../testSupport/publishPads';
import { receipt } from '../../testSupport/receipt';
import { renderRoute } from '../../testSupport/renderRoute';
import { visitor } from '../../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();
// A mail server is set up.
beforeEach(() => provideShop({ sendsMail: true }));
afterEach(resetShop);
afterEach(() => provideContent({}));

const toDetails = async () => {
  for (const _ of [1, 2, 3]) await visitor.presses('Next');
};

test('prefills the vehicle field with the make picker’s make', async () => {
  await renderRoute('/booking', {
    state: { manufacturer: 'Toyota', step: 1, vehicleMake: 'Toyota' },
  });
  expect(screen.getByRole('heading', { name: 'Which service do you need?' })).not.toHaveFocus();
  await toDetails();
  expect(screen.getByLabelText(/Vehicle details/)).toHaveValue('Toyota');
});

test('opens at the step in the navigation state', async () => {
  await renderRoute('/booking', { state: { step: 3 } });
  expect(screen.getByRole('heading', { name: 'What time works for you?' })).toBeVisible();
});

test('prefills the vehicle field with the finder’s vehicle', async () => {
  rememberVehicle('2020 Toyota Camry, 2.5L I4');
  await renderRoute('/booking', { state: { step: 4 } });
  expect(screen.getByLabelText(/Vehicle details/)).toHaveValue('2020 Toyota Camry, 2.5L I4');
  rememberVehicle('');
});

test('prefills the notes with the symptoms in the visitor’s language', async () => {
  const state = { step: 4, symptoms: ['brake-squeal', 'unknown', 'ac-weak'] };
  await renderRoute('/booking', { state, language: 'es' });
  expect(screen.getByLabelText(/Notas adicionales/)).toHaveValue(
    'Síntomas que noté:\n- los frenos rechinan o raspan\n- el aire acondicionado enfría poco o echa aire caliente',
  );
});

test('begins with the service that fits the symptoms, and shows them', async () => {
  await renderRoute('/booking', { state: { symptoms: ['brake-squeal'] } });
  expect(screen.getByRole('radio', { name: /^Brake Service/ })).toBeChecked();
  expect(screen.getByRole('status')).toHaveTextContent('Symptoms noticed:brakes squeal');
});

test.each([
  ['en', 'Please install: Pads (P-1)'],
  ['es', 'Para instalar: Balatas (P-1)'],
] as const)('names the part of the address in the notes, in %s', async (language, note) => {
  publishPads();
  await renderRoute(padsPath, { language });
  for (const _ of [1, 2, 3])
    await userEvent.click(screen.getByRole('button', { name: /Next|Siguiente/ }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /notes|Notas/ })).toHaveValue(note),
  );
});

test('does not name the part again once the visitor deletes the note', async () => {
  publishPads();
  await renderRoute(padsPath);
  await toDetails();
  const notes = screen.getByRole('textbox', { name: /Additional notes/ });
  await waitFor(() => expect(notes).not.toHaveValue(''));
  await userEvent.clear(notes);
  await visitor.presses('Back');
  await visitor.presses('Next');
  expect(screen.getByRole('textbox', { name: /Additional notes/ })).toHaveValue('');
});

test('books without a note where the part is not listed any more', async () => {
  await renderRoute(padsPath);
  await toDetails();
  expect(screen.getByRole('textbox', { name: /Additional notes/ })).toHaveValue('');
});

test('ignores malformed state and leaves the fields empty', async () => {
  await renderRoute('/booking', { state: { step: 'four', symptoms: 'smoke', vehicleMake: 7 } });
  await toDetails();
  expect(screen.getByLabelText(/Additional notes/)).toHaveValue('');
  expect(screen.getByLabelText(/Vehicle details/)).toHaveValue('');
});

const { cancel_token: _, vehicle: __, ...visit } = receipt;
const booking = { ...visit, stage: null, reminders: true, mailed_to: 'a…@example.com', mails: [] };
const confirmation = () => screen.queryByRole('region', { name: /^You’re booked/ });

test('shows the confirmation again after a reload', async () => {
  backend.on('booking_by_token', () => ({ body: booking }));
  await renderRoute('/booking', { state: { receipt, email: 'ana@example.com' } });
  expect(confirmation()).toHaveTextContent('K7Q-M2X');
  expect(confirmation()).toHaveTextContent(/calendar file to ana@example\.com/);
  expect(document.body).toHaveFocus();
});

test('shows the time to which the booking was moved since', async () => {
  backend.on('booking_by_token', () => ({ body: { ...booking, date: '2026-11-24' } }));
  await renderRoute('/booking', { state: { receipt } });
  await waitFor(() =>
    expect(confirmation()).toHaveTextContent('Tuesday, November 24, 2026, 9:00 AM'),
  );
});

test('hides the confirmation of a booking that was cancelled since', async () => {
  backend.on('booking_by_token', () => ({ body: { ...booking, status: 'cancelled' } }));
  await renderRoute('/booking', { state: { receipt } });
  await waitFor(() => expect(confirmation()).toBeNull());
  expect(backend.sentTo('booking_by_token')).toEqual([{ p_token: token }]);
});
