import { provideShop, resetShop } from '@shop/shared-contract';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmBooking, fakeBackend, token } from '../../testSupport/fakeBackend';
import { renderRoute } from '../../testSupport/renderRoute';
import { visitor } from '../../testSupport/visitor';

setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();
// A mail server is set up.
beforeEach(() => provideShop({ sendsMail: true }));
afterEach(resetShop);
const currentStep = () => screen.getByRole('listitem', { current: 'step' });

test('offers six services with duration and price', async () => {
  await renderRoute('/booking');
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual([
    ...['tire-rotation', 'oil-change', 'brake-service'],
    ...['wheel-alignment', 'engine-diagnostic', 'battery-replacement'],
  ]);
  const services = radios.map((radio) => radio.closest('label')?.textContent);
  expect(services).toEqual([
    'Tire Rotation30 min · $30.00',
    'Oil Change45 min · $45.00',
    'Brake Service2 hours · $150.00',
    'Wheel Alignment1 hour · $80.00',
    'Engine Diagnostic1 hour · $100.00',
    'Battery Replacement30 min · $200.00',
  ]);
});

test('shows the information below the wizard in three columns', async () => {
  await renderRoute('/booking');
  const info = screen.getByRole('region', { name: 'Good to know' });
  const columns = within(info).getAllByRole('heading', { level: 3 });
  expect(columns.map((column) => column.textContent)).toEqual([
    'Booking information',
    'What to expect',
    'Emergency',
  ]);
  expect(within(info).getAllByRole('term')).toHaveLength(12);
  // 31 days are offered, the first of them today: the last is 30 days ahead.
  expect(info).toHaveTextContent('You can book for the next 31 days, including today.');
  expect(within(info).getByRole('link')).toHaveAttribute('href', 'tel:+17705550123');
});

test('the second click of a double click chooses nothing in the next step', async () => {
  await renderRoute('/booking');
  const place = { clientX: 30, clientY: 40 };
  const clock = jest.spyOn(performance, 'now').mockReturnValue(5000);
  fireEvent.click(screen.getByRole('radio', { name: /^Oil Change/ }), place);
  const day = screen.getByRole('radio', { name: /^Monday, November 23/ });
  clock.mockReturnValue(5600);
  fireEvent.click(day, place);
  expect(currentStep()).toHaveTextContent('Choose Date');
  clock.mockReturnValue(5701);
  fireEvent.click(day, place);
  expect(currentStep()).toHaveTextContent('Select Time');
  clock.mockRestore();
});

test('books: each choice opens the next step, one request is sent, and the wizard starts over', async () => {
  backend.on('book_appointment', confirmBooking);
  await renderRoute('/booking');
  expect(currentStep()).toHaveTextContent('Select Service');
  await visitor.chooses(/^Oil Change/);
  expect(currentStep()).toHaveTextContent('Choose Date');
  expect(screen.getByRole('heading', { name: 'Which day works for you?' })).toHaveFocus();
  await visitor.chooses('Monday, November 23, 2026');
  expect(currentStep()).toHaveTextContent('Select Time');
  expect(screen.getByRole('heading', { name: 'What time works for you?' })).toHaveFocus();
  await visitor.chooses('10:00 AM');
  expect(currentStep()).toHaveTextContent('Your Details');
  expect(screen.getByRole('heading', { name: 'How do we reach you?' })).toHaveFocus();
  expect(screen.getByRole('complementary')).toHaveTextContent(
    'ServiceOil ChangeDateMonday, November 23, 2026Time10:00 AMTotal45 min · $45.00',
  );

  await visitor.fillsInDetails();
  await visitor.presses('Book appointment');

  const heading = await screen.findByRole('heading', { name: /^You’re booked/ });
  expect(heading).toHaveFocus();
  expect(screen.getByRole('region', { name: /^You’re booked/ })).toHaveTextContent(
    'You’re booked Monday, November 23, 2026, 10:00 AMServiceOil ChangePrice$45.00Address7671 Tara Blvd Suite B, Jonesboro, ' +
      'GA 30236Add to calendar (.ics)Get directionsPrintMove or cancel this appointmentVehicle2018 Honda CivicWhile we work on your carYou’ll drop the car offDuration45 minReferenceK7Q-M2XWe’ll send an email with the day, the time and the calendar file to ana@example.com.',
  );
  expect(screen.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    expect.stringContaining('destination=7671+Tara+Blvd+Suite+B%2C+Jonesboro'),
  );
  expect(screen.getByRole('link', { name: 'Move or cancel this appointment' })).toHaveAttribute(
    'href',
    `${location.origin}/booking/cancel#${token}`,
  );
  expect(currentStep()).toHaveTextContent('Select Service');
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(backend.sentTo('book_appointment')).toEqual([
    {
      p_service: 'oil-change',
      p_date: '2026-11-23',
      p_slot: '10:00',
      p_name: 'Ana Torres',
      p_email: 'ana@example.com',
      p_phone: '770-555-0134',
      p_vehicle: '2018 Honda Civic',
      p_notes: 'Pulls to the left',
      p_language: 'en',
      p_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      p_website: '',
      p_further_services: [],
      p_waits: false,
      p_tires: [],
      p_sms_consent: false,
      p_prices: [45],
    },
  ]);

  const notification = await screen.findByText('Your appointment is booked. Thank you!');
  expect(notification).toBeVisible();
  await visitor.presses('Close');
  expect(notification).not.toBeInTheDocument();
});

test('the notification about a booking is shown for 5 seconds and can be closed', async () => {
  backend.on('book_appointment', confirmBooking);
  const shown: unknown[] = [];
  const record = ({ detail }: WindowEventMap['shop:notify']) => shown.push(detail);
  window.addEventListener('shop:notify', record);
  await renderRoute('/booking', { state: { step: 4 } });
  await visitor.fillsInDetails();
  await visitor.presses('Send request');
  await screen.findByRole('region', { name: /^We have your request/ });
  window.removeEventListener('shop:notify', record);
  expect(shown).toEqual([
    expect.objectContaining({ kind: 'success', options: { duration: 5000, closable: true } }),
  ]);
});

test('step 4 asks for name, e-mail, phone and vehicle, and for notes that may stay empty', async () => {
  await renderRoute('/booking', { state: { step: 4 } });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  for (const [name, type] of [
    [/^Full name/, 'text'],
    [/^Email/, 'email'],
    [/^Phone/, 'tel'],
    [/^Vehicle details/, 'text'],
  ] as const) {
    expect(field(name)).toBeRequired();
    expect(field(name)).toHaveProperty('type', type);
  }
  expect(field(/^Vehicle details/)).toHaveAttribute('placeholder', 'Year, Make, Model');
  expect(field(/^Additional notes/)).not.toBeRequired();
  expect(field(/^Additional notes/).tagName).toBe('TEXTAREA');
});

test('starts a second booking with a new key and an empty form', async () => {
  backend.on('book_appointment', confirmBooking);
  await renderRoute('/booking');
  for (const _ of ['first', 'second']) {
    await visitor.choosesOilChange();
    expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: /Additional notes/ })).toHaveValue('');
    await visitor.fillsInDetails();
    await visitor.presses('Book appointment');
    await screen.findByRole('heading', { name: 'Which service do you need?' });
  }
  const keys = backend.sentTo('book_appointment').map(({ p_key }) => p_key);
  expect(new Set(keys).size).toBe(2);
  // Only a receipt of an earlier visit is checked for a cancellation.
  expect(backend.sentTo('booking_by_token')).toEqual([]);
});

test('Next requires no choice: an incomplete booking is a request, which step 4 announces', async () => {
  backend.on('book_appointment', confirmBooking);
  await renderRoute('/booking');
  for (const _ of [1, 2, 3]) await visitor.presses('Next');
  expect(screen.getByRole('complementary')).toHaveTextContent(/we’ll call you/);
  await visitor.fillsInDetails();
  await visitor.presses('Send request');

  const confirmation = await screen.findByRole('region', { name: /^We have your request/ });
  expect(confirmation).toHaveTextContent(/Nothing is reserved yet. We’ll call you/);
  expect(confirmation).toHaveTextContent(
    'We’ll send an email about your request to ana@example.com.',
  );
  expect(within(confirmation).queryByRole('button', { name: /calendar/ })).toBeNull();
  expect(backend.sentTo('book_appointment')).toEqual([
    expect.objectContaining({ p_service: null, p_date: null, p_slot: null }),
  ]);
});

test('Back keeps the choices and the typed details', async () => {
  await renderRoute('/booking');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await visitor.choosesOilChange();
  await visitor.fillsInDetails();
  for (const chosen of ['10:00 AM', /^Monday, November 23, 2026/, /^Oil Change/]) {
    await visitor.presses('Back');
    expect(screen.getByRole('radio', { name: chosen })).toBeChecked();
  }
  for (const _ of [1, 2, 3]) await visitor.presses('Next');
  expect(screen.getByRole('textbox', { name: /Full name/ })).toHaveValue('Ana Torres');
  expect(screen.getByRole('textbox', { name: /Additional notes/ })).toHaveValue(
    'Pulls to the left',
  );
});

test('a click on the chosen option opens the next step too', async () => {
  await renderRoute('/booking');
  await visitor.chooses(/^Oil Change/);
  await visitor.presses('Back');
  await visitor.chooses(/^Oil Change/);
  expect(currentStep()).toHaveTextContent('Choose Date');
});

test('can be completed by keyboard alone', async () => {
  backend.on('book_appointment', confirmBooking);
  await renderRoute('/booking');
  const { keyboard, tab } = userEvent;
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard(key);
  };
  screen.getByRole('heading', { name: 'Which service do you need?' }).focus();
  await tab();
  // Arrow keys choose and stay on the step; Enter opens the next one.
  await press('{ArrowDown}', '{ArrowDown}');
  expect(screen.getByRole('radio', { name: /^Brake Service/ })).toBeChecked();
  expect(currentStep()).toHaveTextContent('Select Service');
  await keyboard('{Enter}');
  await screen.findByRole('button', { name: /^Next available/ });
  await tab();
  // Today is a Saturday, which takes calls.
  await tab();
  await tab();
  await keyboard(' ');
  expect(currentStep()).toHaveTextContent('Select Time');
  await tab();
  await keyboard(' ');
  for (const text of ['Ana Torres', 'ana@example.com', '7705550134', 'Civic']) {
    await tab();
    await keyboard(text);
  }
  await keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: /^You’re booked/ })).toHaveFocus();
  expect(backend.sentTo('book_appointment')).toEqual([
    expect.objectContaining({
      p_service: 'brake-service',
      p_date: '2026-11-23',
      p_slot: '09:00',
      p_vehicle: 'Civic',
    }),
  ]);
});

test('shows Spanish and books in Spanish', async () => {
  backend.on('book_appointment', confirmBooking);
  await renderRoute('/booking', { language: 'es' });
  await visitor.chooses(/^Alineación/);
  await visitor.chooses('lunes, 23 de noviembre de 2026');
  await visitor.chooses(/^1:00/);
  await visitor.types(/Nombre completo/, 'Ana');
  await visitor.types(/Correo electrónico/, 'ana@example.com');
  await visitor.types(/Teléfono/, '7705550134');
  await visitor.types(/Datos del vehículo/, 'Civic');
  await visitor.presses('Agendar cita');
  expect(await screen.findByRole('heading', { name: /^Su cita está agendada/ })).toHaveFocus();
  expect(backend.sentTo('book_appointment')).toEqual([
    expect.objectContaining({ p_language: 'es', p_service: 'wheel-alignment', p_slot: '13:00' }),
  ]);
});
