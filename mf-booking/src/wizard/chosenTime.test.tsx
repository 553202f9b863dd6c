import { setSystemTime } from '@shop/shared-ui/test-support';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { confirmBooking, fakeBackend, respondWithSlots } from '../testSupport/fakeBackend';
import { renderRoute } from '../testSupport/renderRoute';
import { visitor } from '../testSupport/visitor';

// Saturday morning.
setSystemTime('2026-11-21T12:00:00Z');
const backend = fakeBackend();

const NINE = '/booking?date=2026-11-23&time=09:00';
const currentStep = () => screen.getByRole('listitem', { current: 'step' });
const expectStep = (name: string) => waitFor(() => expect(currentStep()).toHaveTextContent(name));
const headline = (name: string) => screen.findByRole('heading', { level: 2, name });
const doneSteps = () =>
  screen
    .getAllByRole('listitem')
    .filter((step) => /, (done|hecho)$/.test(step.textContent))
    .map((step) => step.textContent);

beforeEach(() => {
  sessionStorage.clear();
  history.pushState(null, '');
});

/** Unloads the document and opens the address again; what the tab stores remains. */
async function reload(address: string) {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  await renderRoute(address);
}

test('the time of a link stands above the services, and a service leads to the details', async () => {
  backend.on('book_appointment', confirmBooking);
  await renderRoute(NINE);
  expect(await headline('Monday at 9:00 AM')).toBeVisible();
  await expectStep('Select Service');
  expect(doneSteps()).toEqual(['Choose Date, done', 'Select Time, done']);
  await visitor.chooses(/^Oil Change/);
  await expectStep('Your Details');
  expect(screen.getByRole('heading', { name: 'How do we reach you?' })).toHaveFocus();
  expect(doneSteps()).toHaveLength(3);
  expect(await headline('Monday at 9:00 AM')).toBeVisible();
  await visitor.fillsInDetails();
  await visitor.presses('Book appointment');
  await screen.findByRole('heading', { name: /^You’re booked/ });
  expect(backend.sentTo('book_appointment')).toEqual([
    expect.objectContaining({ p_service: 'oil-change', p_date: '2026-11-23', p_slot: '09:00' }),
  ]);
  expect(screen.queryByRole('heading', { name: 'Monday at 9:00 AM' })).toBeNull();
});

test('Back leads from the details to the time, the day and the service, as the browser’s does', async () => {
  await renderRoute(NINE);
  await visitor.chooses(/^Oil Change/);
  await expectStep('Your Details');
  await visitor.presses('Back');
  await expectStep('Select Time');
  expect(screen.getByRole('radio', { name: '9:00 AM' })).toBeChecked();
  await visitor.presses('Back');
  await expectStep('Choose Date');
  expect(screen.getByRole('radio', { name: /^Monday, November 23/ })).toBeChecked();
  await visitor.presses('Back');
  await expectStep('Select Service');
  expect(await headline('Monday at 9:00 AM')).toBeVisible();
  history.go(3);
  await expectStep('Your Details');
  history.back();
  await expectStep('Select Time');
});

test('a reload keeps the time, at the services and at the details', async () => {
  await renderRoute(NINE);
  await headline('Monday at 9:00 AM');
  await reload(NINE);
  await headline('Monday at 9:00 AM');
  await visitor.chooses(/^Oil Change/);
  await expectStep('Your Details');
  await reload(NINE);
  await expectStep('Your Details');
  expect(await headline('Monday at 9:00 AM')).toBeVisible();
});

test('by keyboard: arrow keys choose, and Enter leads to the details', async () => {
  await renderRoute(NINE);
  screen.getByRole('heading', { name: 'Which service do you need?' }).focus();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expectStep('Select Service');
  await userEvent.keyboard('{Enter}');
  await expectStep('Your Details');
  expect(screen.getByRole('complementary')).toHaveTextContent('ServiceOil Change');
});

test('can be changed before the service is chosen, which is asked afterwards', async () => {
  await renderRoute(NINE);
  await visitor.presses('Change the time');
  await expectStep('Choose Date');
  await visitor.chooses('Tuesday, November 24, 2026');
  await visitor.chooses('10:00 AM');
  await expectStep('Select Service');
  expect(await headline('Tuesday at 10:00 AM')).toBeVisible();
  await visitor.presses('Change the time');
  await visitor.presses(/^Next available: Mon 9:00/);
  await expectStep('Select Service');
  await visitor.chooses(/^Oil Change/);
  await expectStep('Your Details');
  expect(await headline('Monday at 9:00 AM')).toBeVisible();
  await visitor.presses('Change the time');
  await visitor.chooses('Tuesday, November 24, 2026');
  await visitor.chooses('11:00 AM');
  await expectStep('Your Details');
  expect(await headline('Tuesday at 11:00 AM')).toBeVisible();
});

test('Next requires no choice: a request names the time', async () => {
  await renderRoute(NINE);
  await visitor.presses('Next');
  await expectStep('Your Details');
  expect(screen.getByRole('complementary')).toHaveTextContent('ServiceNot chosen yet');
  for (const _ of [3, 2, 1]) await visitor.presses('Back');
  await visitor.presses('Change the time');
  await visitor.presses('Next');
  await visitor.presses('Next');
  await expectStep('Select Service');
});

test('where the service does not fit the time, the next that fits is named before the details', async () => {
  const free = respondWithSlots();
  const long = respondWithSlots({ '2026-11-23T09:00': 0, '2026-11-23T10:00': 0 });
  backend.on('slot_availability', (sent) =>
    String(sent['p_services']) === 'brake-service' ? long(sent) : free(sent),
  );
  await renderRoute(NINE);
  await visitor.chooses(/^Brake Service/);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'Monday at 9:00 AM isn’t available for Brake Service (2 hours).The next time that fits: Mon 11:00 AM',
  );
  await expectStep('Select Service');
  await waitFor(() => expect(alert.parentElement).toHaveFocus());
  // Another service fits.
  await visitor.chooses(/^Oil Change/);
  await expectStep('Your Details');
  expect(screen.queryByRole('alert')).toBeNull();
  for (const _ of [3, 2, 1]) await visitor.presses('Back');
  await visitor.chooses(/^Brake Service/);
  await visitor.presses('Choose Mon 11:00 AM');
  await expectStep('Your Details');
  expect(screen.getByRole('heading', { name: 'How do we reach you?' })).toHaveFocus();
  expect(await headline('Monday at 11:00 AM')).toBeVisible();
});

test('a service that does not fit leads on by Next, to the day', async () => {
  backend.on('slot_availability', respondWithSlots({ '2026-11-23': 0 }));
  await renderRoute(NINE);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Monday at 9:00 AM is no longer available.The next time that fits: Tue 9:00 AM',
  );
  await visitor.chooses(/^Oil Change/);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/Oil Change/));
  await visitor.presses('Next');
  await expectStep('Choose Date');
});

test('offers the phone where no time is free', async () => {
  const none = { day: '2026-11-23', slot: '09:00', bays: 0 };
  backend.on('slot_availability', () => ({ body: [none] }));
  await renderRoute(NINE);
  const alert = await screen.findByRole('alert');
  expect(await within(alert).findByRole('link')).toHaveAttribute('href', 'tel:+17705550123');
});

test.each([
  ['earlier today', '2026-11-23T15:30:00Z', 'Monday at 9:00 AM has passed.', 'Mon 11:00 AM'],
  [
    'last week',
    '2026-11-30T12:00:00Z',
    'Monday, November 23 at 9:00 AM has passed.',
    'Mon 9:00 AM',
  ],
])('says that the time has passed %s, and names the next', async (_, now, text, next) => {
  jest.setSystemTime(new Date(now));
  await renderRoute(NINE);
  expect(await screen.findByText(text)).toBeVisible();
  await visitor.presses(`Choose ${next}`);
  await expectStep('Select Service');
  expect(screen.queryByRole('alert')).toBeNull();
  await visitor.chooses(/^Oil Change/);
  await expectStep('Your Details');
  expect(await headline(next.replace('Mon', 'Monday at'))).toBeVisible();
});

test('shows the details where the free times cannot be loaded', async () => {
  backend.on('slot_availability', () => null);
  await renderRoute(NINE);
  await visitor.chooses(/^Oil Change/);
  await expectStep('Your Details');
});

test('a service in the address leads to the details at once', async () => {
  await renderRoute(`${NINE}&service=oil-change`);
  await expectStep('Your Details');
  expect(await headline('Monday at 9:00 AM')).toBeVisible();
  await visitor.presses('Back');
  await expectStep('Select Time');
});

test('shows the time in Spanish', async () => {
  backend.on('slot_availability', respondWithSlots({ '2026-11-23T09:00': 0 }));
  await renderRoute(NINE, { language: 'es' });
  expect(await headline('lunes a las 9:00 a.m.')).toBeVisible();
  await visitor.chooses(/^Cambio de aceite/);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      'El lunes a las 9:00 a.m. no hay lugar para Cambio de aceite (45 min).El próximo horario que le sirve: lunes a las 10:00 a.m.',
    ),
  );
  await visitor.presses('Elegir: lunes a las 10:00 a.m.');
  await expectStep('Sus datos');
});

/** The days that the tab stores, wherever they stand; `gone` is what the notice says. */
function storedDays() {
  window.dispatchEvent(new Event('pagehide'));
  const { gone: _, ...stored } = JSON.parse(sessionStorage.getItem('bookingDraft') ?? '{}');
  return JSON.stringify(stored).match(/\d{4}-\d\d-\d\d/g) ?? [];
}

describe.each([1, 2, 3, 4])('at step %i', (step) => {
  const notice = 'Monday, November 23 at 10:00 AM has passed.';

  async function leavesAt() {
    await renderRoute('/booking');
    await visitor.choosesOilChange();
    expect(storedDays()).toEqual(['2026-11-23']);
    for (let left = 4; left > step; left -= 1) await visitor.presses('Back');
  }

  async function expectNoPastDay() {
    expect(await screen.findByText(notice)).toBeVisible();
    expect(storedDays()).toEqual([]);
    const radios = screen.queryAllByRole<HTMLInputElement>('radio', { checked: true });
    expect(radios.filter(({ name }) => name === 'date' || name === 'slot')).toEqual([]);
    await visitor.presses('Choose Tue 9:00 AM');
    await expectStep('Your Details');
    expect(screen.queryByText(notice)).toBeNull();
  }

  test('a tab restored the next day keeps no past day, and says so', async () => {
    await leavesAt();
    jest.setSystemTime(new Date('2026-11-24T12:00:00Z'));
    await reload('/booking');
    await expectNoPastDay();
  });

  test('a tab that was open overnight keeps no past day, and says so', async () => {
    await leavesAt();
    jest.setSystemTime(new Date('2026-11-24T12:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await expectNoPastDay();
  });
});

test('the days that are offered are those from the visitor’s return on', async () => {
  await renderRoute('/booking');
  await visitor.chooses(/^Oil Change/);
  jest.setSystemTime(new Date('2026-11-24T12:00:00Z'));
  act(() => void window.dispatchEvent(new Event('pageshow')));
  await waitFor(() =>
    expect(screen.getAllByRole('radio')[0]).toHaveAttribute('value', '2026-11-24'),
  );
});
