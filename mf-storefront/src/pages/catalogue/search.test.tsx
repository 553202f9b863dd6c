import { screen, waitFor } from '@testing-library/react';
import { address, listedNames, openCatalogue } from './testing/openCatalogue';

const searchBox = () => screen.getByRole('searchbox', { name: 'Search by name or category' });

test('typing narrows the list case-insensitively and updates the address', async () => {
  const user = await openCatalogue('/tires/all');
  await user.type(searchBox(), 'MICHELIN');
  expect(await screen.findByText('3 items found')).toBeVisible();
  expect(listedNames()).toEqual([
    'Michelin CrossClimate2',
    'Michelin Pilot Sport 4S',
    'Michelin Primacy MXM4 ZP',
  ]);
  expect(address()).toBe('/tires/all?q=MICHELIN');
});

test('typing replaces the history entry, so Back leaves the search in one step', async () => {
  const user = await openCatalogue('/tires/all');
  await user.click(screen.getByRole('link', { name: 'Winter Tires' }));
  await screen.findByText('1 item found');
  await user.type(searchBox(), 'bliz');
  await user.type(searchBox(), 'zak{Enter}');
  expect(address()).toBe('/tires/winter-tires?q=blizzak');
  await user.click(screen.getByRole('button', { name: 'browser back' }));
  expect(await screen.findByText('8 items found')).toBeVisible();
  expect(address()).toBe('/tires/all');
});

test('a shared link shows its search, and Back restores an earlier one', async () => {
  const user = await openCatalogue('/tires/all?q=999/50');
  expect(await screen.findByText('0 items found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset search and filters' }));
  expect(await screen.findByText('8 items found')).toBeVisible();
  expect(searchBox()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'browser back' }));
  expect(await screen.findByText('0 items found')).toBeVisible();
  expect(searchBox()).toHaveValue('999/50');
});

test.each([
  ['225 65 17', ['Michelin CrossClimate2']],
  ['mic-cc2', ['Michelin CrossClimate2']],
  ['llantas de nieve', ['Bridgestone Blizzak WS90']],
  ['bridgstone blizak', ['Bridgestone Blizzak WS90']],
])('finds "%s", which no name or category contains', async (typed, names) => {
  const user = await openCatalogue('/tires/all');
  await user.type(searchBox(), typed);
  expect(await screen.findByText('1 item found')).toBeVisible();
  expect(listedNames()).toEqual(names);
});

test('where nothing is found, shows what was understood and what comes closest', async () => {
  await openCatalogue('/tires/all?q=235/65R17 michelin');
  expect(
    await screen.findByText('We looked for: 235/65R17, Michelin.', { exact: false }),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Closest matches' })).toBeVisible();
  expect(listedNames()[0]).toBe('Michelin CrossClimate2');
  expect(screen.getByRole('link', { name: 'Call (770) 555-0123' })).toBeVisible();
});

test('a search in a category leads to what other categories have', async () => {
  const user = await openCatalogue('/tires/winter-tires?q=205/55r16 pilot');
  await user.clear(searchBox());
  await user.type(searchBox(), 'pilot sport{Enter}');
  await user.click(await screen.findByRole('link', { name: 'Found in other categories: 1' }));
  expect(await screen.findByText('1 item found')).toBeVisible();
  expect(address()).toBe('/tires/all?q=pilot+sport');
});

test('a search without results shows the empty state; Reset restores the list and focuses it', async () => {
  const user = await openCatalogue('/tires/all?view=list');
  await user.type(searchBox(), 'snow chains');
  expect(await screen.findByRole('heading', { name: 'Nothing matches your search' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reset search and filters' }));
  expect(await screen.findByText('8 items found')).toBeVisible();
  expect(address()).toBe('/tires/all?view=list');
  expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
});

test('in Spanish the search finds Spanish category labels', async () => {
  const user = await openCatalogue('/auto-parts/all', { language: 'es' });
  await user.type(screen.getByRole('searchbox'), 'bujias');
  expect(await screen.findByText('1 producto encontrado')).toBeVisible();
  expect(listedNames()).toEqual(['NGK Iridium IX BKR6EIX']);
});

test.each([
  { language: 'en', typed: 'used', found: '3 items found' },
  { language: 'es', typed: 'llantas usadas', found: '3 productos encontrados' },
] as const)('finds used tires by "$typed"', async ({ language, typed, found }) => {
  const user = await openCatalogue('/tires/all', { language });
  await user.type(screen.getByRole('searchbox'), typed);
  expect(await screen.findByText(found)).toBeVisible();
  expect(listedNames()).toHaveLength(3);
});

test('sorts by price, which the address keeps', async () => {
  const user = await openCatalogue('/tires/all');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
  await waitFor(() => expect(listedNames()[0]).toBe('General AltiMAX 365AW'));
  expect(address()).toBe('/tires/all?sort=price');
});
