import { setSystemTime } from '@shop/shared-ui/test-support';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeApi, held, offline } from '../../../testSupport/fakeApi';
import { findNotification } from '../../../testSupport/openAdmin';
import { openProducts, twoProducts } from '../../../testSupport/productForm';
import { heldTires, product } from '../../../testSupport/rows';
import { publication, workState } from '../../../testSupport/workRows';

setSystemTime('2026-11-23T15:00:00Z', []);
const [TABLE, HELD] = ['products', 'booking_tires'] as const;
const api = fakeApi();
beforeEach(() => api.store(TABLE, twoProducts()));

const row = () => screen.getByRole('row', { name: /CrossClimate2/ });
const price = () => within(row()).getByRole('button', { name: /Price of CrossClimate2: edit$/ });
const field = (name = 'Price') => screen.getByRole('textbox', { name: `${name} of CrossClimate2` });

async function openPrice() {
  const user = await openProducts();
  await screen.findByText('CrossClimate2');
  await user.click(price());
  return user;
}

const sent = () => api.sent(TABLE);
const holds = (changes: Parameters<typeof heldTires>[0][]) =>
  api.store(
    HELD,
    changes.map((each, id) => ({ id, state: 'promised', ...heldTires(each) })),
  );

test('Enter saves a price in its row, and marks the row until it is published', async () => {
  const user = await openPrice();
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('129.5');
  const unpublished = [publication({ requested_at: '2026-11-21T12:00:01Z' })];
  api.define('work_state', () => workState({ unpublished }));
  // What was there is selected.
  await user.keyboard('140{Enter}');
  await findNotification('Product updated successfully');
  expect(sent()).toEqual([['PATCH', { price: 140 }]]);
  expect(price()).toHaveTextContent('$140.00');
  expect(price()).toHaveFocus();
  expect(await within(row()).findByText('Change isn’t on the site yet')).toBeVisible();
});

test('a save that ends later leaves the focus where it has gone', async () => {
  const user = await openPrice();
  const { answer, release } = held();
  api.once('PATCH', TABLE, answer);
  await user.keyboard('140{Enter}');
  await user.click(screen.getByRole('searchbox'));
  release();
  await findNotification('Product updated successfully');
  expect(price()).toHaveTextContent('$140.00');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('Escape takes back, and nothing is sent', async () => {
  const user = await openPrice();
  await user.keyboard('140{Escape}');
  expect(price()).toHaveTextContent('$129.50');
  expect(price()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field()).toHaveValue('129.5');
  expect(sent()).toEqual([]);
});

test('an unchanged field closes with Enter or when the focus leaves it, and nothing is sent', async () => {
  const user = await openPrice();
  await user.keyboard('{Enter}');
  await user.click(price());
  await user.click(screen.getByRole('searchbox'));
  expect(price()).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(sent()).toEqual([]);
});

test.each([
  ['1,29,9', 'Please enter a number.'],
  [' ', 'Please enter a number.'],
  ['-1', 'Please enter 0 or more.'],
  ['1.005', 'Please use no more than two decimal places.'],
])('explains the price “%s” beside its field, and keeps it', async (typed, problem) => {
  const user = await openPrice();
  await user.keyboard(`${typed}{Enter}`);
  expect(await within(row()).findByText(problem)).toBeVisible();
  expect(field()).toHaveAccessibleDescription(problem);
  expect(field()).toHaveValue(typed);
  expect(sent()).toEqual([]);
});

test.each([
  ['219,5', 219.5],
  ['$1,558', 1558],
])('saves the price “%s” as %d', async (typed, amount) => {
  const user = await openPrice();
  await user.keyboard(`${typed}{Enter}`);
  await findNotification('Product updated successfully');
  expect(sent()).toEqual([['PATCH', { price: amount }]]);
});

test('edits how many the shop has; an empty field means that it does not count them', async () => {
  api.store(TABLE, [product({ quantity: 4, available: 4 })]);
  const user = await openProducts();
  const here = await screen.findByRole('button', {
    name: '4 here, Quantity of CrossClimate2: edit',
  });
  await user.click(here);
  await user.keyboard('1.5{Enter}');
  expect(await screen.findByText('Please enter a whole number from 0 to 100,000.')).toBeVisible();
  await user.clear(field('Quantity'));
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /^Not counted/ })).toBeVisible();
  expect(sent()).toEqual([['PATCH', { quantity: null }]]);
});

test('adds tires that have come in to those that are there', async () => {
  api.store(TABLE, [product({ quantity: 4, available: 4 })]);
  const user = await openProducts();
  await user.click(await screen.findByRole('button', { name: /^4 here/ }));
  expect(field('Quantity')).toHaveAccessibleDescription('+4: four more');
  await user.keyboard('+1.5{Enter}');
  expect(await screen.findByText('Please enter a whole number from 0 to 100,000.')).toBeVisible();
  expect(sent()).toEqual([]);
  await user.clear(field('Quantity'));
  await user.keyboard('+12{Enter}');
  expect(await screen.findByRole('button', { name: /^16 here/ })).toBeVisible();
  expect(sent()).toEqual([['PATCH', { quantity: 16 }]]);
});

test('a double press sends once, and what is being sent cannot be taken back', async () => {
  const user = await openPrice();
  const { answer, release } = held();
  api.once('PATCH', TABLE, answer);
  await user.keyboard('140');
  const save = screen.getByRole('button', { name: 'Save: Price of CrossClimate2' });
  act(() => {
    fireEvent.click(save);
    fireEvent.click(save);
  });
  await user.keyboard('{Enter}{Escape}9');
  expect(field()).toHaveValue('140');
  release();
  await waitFor(() => expect(price()).toHaveTextContent('$140.00'));
  expect(sent()).toHaveLength(1);
});

test('shows in the row why a price was not saved, and keeps it', async () => {
  const user = await openPrice();
  api.once('PATCH', TABLE, offline);
  await user.keyboard('140{Enter}');
  expect(await within(row()).findByText(/^We couldn’t reach the shop’s server/)).toBeVisible();
  expect(field()).toHaveValue('140');
  await user.click(screen.getByRole('searchbox'));
  expect(field()).toHaveValue('140');
});

test('an unsaved price stays on the screen when a search, a filter or an order removes its row', async () => {
  const user = await openPrice();
  await user.keyboard('140');
  await user.type(screen.getByRole('searchbox'), 'Blizzak');
  expect(await screen.findByText('Blizzak WS90')).toBeVisible();
  expect(field()).toHaveValue('140');
  await user.type(screen.getByRole('searchbox'), 'zzz');
  await waitFor(() => expect(screen.queryByText('Blizzak WS90')).toBeNull());
  expect(field()).toHaveValue('140');
  await user.click(field());
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Nothing matches “Blizzakzzz”.')).toBeVisible();
});

test('an unsaved price stays when another session deletes the product, and says so', async () => {
  const user = await openPrice();
  await user.keyboard('140');
  // What is typed in another row is saved, which loads the list again.
  api.store(TABLE, twoProducts().slice(1));
  await user.click(screen.getByRole('button', { name: /Quantity of Blizzak WS90: edit$/ }));
  await user.keyboard('9{Enter}');
  expect(
    await within(row()).findByText('This was deleted while you were working on it.'),
  ).toBeVisible();
  expect(field()).toHaveValue('140');
  await user.click(field());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('CrossClimate2')).toBeNull());
});

test('asks before an unsaved price is lost by leaving the page', async () => {
  const user = await openPrice();
  await user.keyboard('140');
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Unsaved changes' }));
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(field()).toHaveValue('140');
});

test('says how many are here and to whom they are promised, with a link to the booking', async () => {
  const counted = { quantity: 4, promised: 4, available: 0, size: '225/65R17' };
  api.store(TABLE, [product(counted)]);
  holds([{}]);
  const user = await openProducts();
  const link = await screen.findByRole('link', { name: 'Tire Tom, 4:00 PM' });
  expect(row()).toHaveTextContent('All set aside4 here, set aside for Tire Tom, 4:00 PM');
  expect(row()).not.toHaveTextContent('Out of stock');
  expect(link).toHaveAttribute('href', '/admin/bookings?view=list&q=ABC-234');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await waitFor(() =>
    expect(row()).toHaveTextContent(/4 aquí, apartadas para Tire Tom, 4:00 p\.\s?m\./),
  );
});

test('says in the singular in Spanish that the only one is set aside', async () => {
  api.store(TABLE, [product({ quantity: 1, promised: 1, available: 0, size: '225/65R17' })]);
  holds([{ count: 1 }]);
  const user = await openProducts();
  await screen.findByRole('link', { name: 'Tire Tom, 4:00 PM' });
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await waitFor(() =>
    expect(row()).toHaveTextContent(/Apartada1 aquí, apartada para Tire Tom, 4:00 p\.\s?m\./),
  );
});

test('lists the next visit first, with its day when that is not today', async () => {
  api.store(TABLE, [product({ quantity: 8, promised: 7, available: 1 })]);
  const { holder } = heldTires();
  holds([
    { booking: '3', count: 1, holder: { ...holder, name: 'Ana', starts_at: null } },
    { booking: '2', holder: { ...holder, starts_at: '2026-11-24T14:00:00Z' } },
    {
      booking: '1',
      count: 2,
      holder: { ...holder, forgotten_at: '2026-11-21T10:00:00Z', name: '' },
    },
    { booking: '4', product: '2' },
  ]);
  await openProducts();
  await screen.findByRole('link', { name: 'Ana' });
  expect(row()).toHaveTextContent(
    'In stock1 available8 here, 2 set aside for a customer whose data was erased, 4:00 PM, 4 set aside for Tire Tom, Nov 24, 2026, 9:00 AM, 1 set aside for Ana',
  );
});

test('without the bookings it says how many are promised', async () => {
  api.store(TABLE, [product({ quantity: 4, promised: 4, available: 0 })]);
  api.once('GET', HELD, offline);
  await openProducts();
  await screen.findByText('CrossClimate2');
  expect(row()).toHaveTextContent('4 here, 4 set aside for bookings');
});
