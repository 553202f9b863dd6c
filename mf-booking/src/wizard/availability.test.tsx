import { emptyContent, provideContent } from '@shop/shared-contract';
import { setSystemTime } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeBackend, respondWithSlots } from '../testSupport/fakeBackend';
import { renderRoute } from '../testSupport/renderRoute';
import { visitor } from '../testSupport/visitor';

// Monday, 12:30 PM at the shop.
setSystemTime('2026-11-23T17:30:00Z');
const backend = fakeBackend();
afterEach(() => provideContent({}));

const tiles = () =>
  screen.getAllByRole<HTMLInputElement>('radio').map((radio) => ({
    text: radio.closest('label')?.textContent,
    isOpen: !radio.disabled,
  }));
const today = 'Monday, November 23, 2026';
const tomorrow = 'Tuesday, November 24, 2026';

async function opensDates() {
  await renderRoute('/booking');
  await visitor.chooses(/^Brake Service/);
}

test('offers 31 days from the shop’s today below their weekdays, with weekends disabled', async () => {
  await opensDates();
  const days = screen.getAllByRole<HTMLInputElement>('radio');
  expect(days[0]?.value).toBe('2026-11-23');
  expect(days.at(-1)?.value).toBe('2026-12-23');
  for (const day of days) {
    const isSunday = new Date(`${day.value}T00:00:00Z`).getUTCDay() === 0;
    expect(day.disabled).toBe(isSunday);
  }
  // Saturdays cannot be selected: they open what is said of them.
  const saturdays = screen.getAllByRole('button', { name: /^Saturday/ });
  expect(days.length + saturdays.length).toBe(31);
  const grid = screen.getByRole('group', { name: 'Which day works for you?' }).querySelector('div');
  const cells = [...(grid?.children ?? [])];
  expect(cells.slice(0, 7).map((cell) => cell.textContent)).toEqual(
    'Sun Mon Tue Wed Thu Fri Sat'.split(' '),
  );
  // Sunday's place in the first week stays blank.
  expect(cells[7]).toBeEmptyDOMElement();
  expect(cells[8]).toHaveTextContent(today);
});

test('opens on a day that is open without times online its hours, a call and a message', async () => {
  await opensDates();
  const saturday = screen.getByRole('button', { name: 'Saturday, November 28, 2026, Call' });
  expect(saturday).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(saturday);
  expect(saturday).toHaveAttribute('aria-expanded', 'true');
  const note = document.getElementById(saturday.getAttribute('aria-controls') ?? '');
  expect(note).toHaveTextContent(/^Saturday, November 28: open 9am-5pm\./);
  const link = (name: string) => within(note as HTMLElement).getByRole('link', { name });
  expect(link('Call (770) 555-0123')).toHaveAttribute('href', 'tel:+17705550123');
  expect(link('Ask about that Saturday')).toHaveAttribute(
    'href',
    '/contact?day=2026-11-28#message-form',
  );
  // Below the week of the day.
  expect(note?.previousElementSibling).toBe(saturday);
  await userEvent.click(saturday);
  expect(note).not.toBeInTheDocument();
  // The shop is closed.
  expect(screen.getByRole('radio', { name: 'Sunday, November 29, 2026' })).toBeDisabled();
});

test('marks past slots, and full ones once the response has arrived', async () => {
  backend.on('slot_availability', respondWithSlots({ '2026-11-23T14:00': 0 }));
  await opensDates();
  await visitor.chooses(new RegExp(today));
  await waitFor(() =>
    expect(tiles()).toEqual([
      { text: '9:00 AMPast', isOpen: false },
      { text: '10:00 AMPast', isOpen: false },
      { text: '11:00 AMPast', isOpen: false },
      { text: '1:00 PM', isOpen: true },
      { text: '2:00 PMFull', isOpen: false },
      { text: '3:00 PM', isOpen: true },
      { text: '4:00 PM', isOpen: true },
    ]),
  );
});

test('requests the slots of the chosen service', async () => {
  await opensDates();
  await waitFor(() =>
    expect(backend.sentTo('slot_availability')).toEqual([
      { p_services: ['brake-service'], p_from: '2026-11-23', p_to: '2026-12-23' },
    ]),
  );
});

test('disables a day without an open slot and shows the reason', async () => {
  backend.on('slot_availability', respondWithSlots({ '2026-11-24': 0 }));
  await opensDates();
  const day = screen.getByRole('radio', { name: new RegExp(tomorrow) });
  await waitFor(() => expect(day).toBeDisabled());
  expect(day.closest('label')).toHaveTextContent('Full');
});

test('marks a closed day', async () => {
  backend.on('slot_availability', respondWithSlots({ '2026-11-24': null }));
  await opensDates();
  const day = screen.getByRole('radio', { name: new RegExp(tomorrow) });
  await waitFor(() => expect(day.closest('label')).toHaveTextContent('Closed'));
  expect(day).toBeDisabled();
});

test('marks a day of a published closure when the free times cannot be loaded', async () => {
  const closed = { first: '2026-11-24', last: '2026-12-31', spans: [], reason: { en: '' } };
  provideContent({
    content: async () => ({ ...emptyContent, shop: { specialDays: [closed] } }),
  });
  backend.on('slot_availability', () => null);
  await opensDates();
  const day = screen.getByRole('radio', { name: new RegExp(tomorrow) });
  await waitFor(() => expect(day.closest('label')).toHaveTextContent('Closed'));
  expect(day).toBeDisabled();
  expect(screen.queryByRole('button', { name: /, Call$/ })).toBeNull();
});

test('offers a Saturday that has slots, and disables a weekday that has none', async () => {
  backend.on('slot_availability', () => ({
    body: [
      { day: '2026-11-24', slot: null, bays: null },
      { day: '2026-11-28', slot: '09:30', bays: 1 },
    ],
  }));
  await opensDates();
  expect(await screen.findByRole('button', { name: `${tomorrow}, Call` })).toBeVisible();
  await visitor.chooses('Saturday, November 28, 2026');
  expect(tiles()).toEqual([{ text: '9:30 AM', isOpen: true }]);
});

test('names how many times each day has left, and shows it from three on', async () => {
  const almostFull = { '2026-11-24': 0, '2026-11-24T09:00': 1, '2026-11-24T16:00': 2 };
  backend.on('slot_availability', respondWithSlots(almostFull));
  await opensDates();
  const few = await screen.findByRole('radio', { name: `${tomorrow}, 2 left` });
  expect(few.closest('label')).toHaveTextContent(/242 left$/);
  const many = screen.getByRole('radio', { name: 'Wednesday, November 25, 2026, 7 left' });
  expect(many.closest('label')).toHaveTextContent(/25$/);
  // Noon has passed.
  expect(screen.getByRole('radio', { name: `${today}, Today, 4 left` })).toBeEnabled();
});

test('chooses the next available time with one press', async () => {
  backend.on('slot_availability', respondWithSlots({ '2026-11-23': 0 }));
  await opensDates();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Next available: Tue 9:00\u00a0AM' }),
  );
  expect(screen.getByRole('heading', { name: 'How do we reach you?' })).toHaveFocus();
  expect(screen.getByRole('complementary')).toHaveTextContent(`Date${tomorrow}Time9:00 AM`);
});

test('names the date of a next available time that is a week away or later', async () => {
  const week = [23, 24, 25, 26, 27].map((day) => [`2026-11-${day}`, 0]);
  backend.on('slot_availability', respondWithSlots(Object.fromEntries(week)));
  await opensDates();
  expect(
    await screen.findByRole('button', { name: 'Next available: Mon, Nov 30, 9:00\u00a0AM' }),
  ).toBeVisible();
});

test('offers no next available time while the free times are unknown', async () => {
  backend.on('slot_availability', () => null);
  await opensDates();
  expect(await screen.findByText(/We can’t check open times/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Next available/ })).toBeNull();
});

test('leaves every slot open after a failed request, and offers a retry', async () => {
  backend.on('slot_availability', () => null);
  await opensDates();
  await visitor.chooses(tomorrow);
  expect(await screen.findByText(/We can’t check open times/)).toBeVisible();
  expect(tiles().every(({ isOpen }) => isOpen)).toBe(true);
  expect(screen.getAllByRole('link', { name: /^Call us: \(770\) 555-0123$/ }).length).toBe(1);

  backend.on('slot_availability', respondWithSlots({ '2026-11-24T16:00': 0 }));
  await visitor.presses('Try again');
  await waitFor(() => expect(tiles().at(-1)).toEqual({ text: '4:00 PMFull', isOpen: false }));
  expect(screen.queryByText(/We can’t check/)).toBeNull();
});

test('keeps the last result after a failed request', async () => {
  backend.on('slot_availability', respondWithSlots({ '2026-11-24': 0 }));
  await opensDates();
  await waitFor(() =>
    expect(screen.getByRole('radio', { name: new RegExp(tomorrow) })).toBeDisabled(),
  );
  backend.on('slot_availability', () => null);
  await visitor.presses('Next');
  expect(await screen.findByText(/We can’t check open times/)).toBeVisible();
  await visitor.presses('Back');
  expect(screen.getByRole('radio', { name: new RegExp(tomorrow) })).toBeDisabled();
});

test('warns of a chosen time that was taken since before the form is sent, and names the next', async () => {
  await opensDates();
  await visitor.chooses(tomorrow);
  backend.on('slot_availability', respondWithSlots({ '2026-11-24': 0 }));
  await visitor.chooses('4:00 PM');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Tuesday at 4:00 PM isn’t available for Brake Service (2 hours).The next time that fits: Wed 9:00 AM',
  );
  await visitor.presses('Back');
  expect(screen.getByText(/There are no times left on this day/)).toBeVisible();
});

test('leaves every time open without a date', async () => {
  backend.on('slot_availability', respondWithSlots({ '2026-11-23': 0 }));
  await renderRoute('/booking', { state: { step: 3 } });
  await waitFor(() => expect(backend.sentTo('slot_availability')).toHaveLength(1));
  expect(tiles().every(({ isOpen }) => isOpen)).toBe(true);
});
