import {
  emptyContent,
  type PublishedVehicleTires,
  provideContent,
  rememberedVehicle,
} from '@shop/shared-contract';
import { finderMakes } from '@shop/shared-data/vehicle-makes';
import { fireEvent, screen, within } from '@testing-library/react';
import { address, listedNames, newShop, openCatalogue } from './testing/openCatalogue';

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const choices = (name: string) =>
  within(select(name))
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.textContent);
const find = () => screen.getByRole('button', { name: 'Find' });

test('enables each field after the one before it, and Find after all four', async () => {
  const user = await openCatalogue('/tires/all');
  for (const [at, [name, value]] of [
    ['Year', '2020'],
    ['Make', 'Toyota'],
    ['Model', 'Camry'],
    ['Engine', '2.5L I4'],
  ].entries()) {
    const open = ['Year', 'Make', 'Model', 'Engine'].filter((each) => !select(each).disabled);
    expect(open).toHaveLength(at + 1);
    expect(find()).toBeDisabled();
    await user.selectOptions(select(name ?? ''), value ?? '');
  }
  expect(find()).toBeEnabled();
});

test('offers 30 years, 42 makes, and the models of the make', async () => {
  const user = await openCatalogue('/tires/all');
  expect(choices('Year')).toHaveLength(30);
  expect(choices('Year')[0]).toBe('2025');
  await user.selectOptions(select('Year'), '2018');
  expect(choices('Make')).toEqual(finderMakes);
  await user.selectOptions(select('Make'), 'Honda');
  expect(choices('Model')).toContain('Accord');
  await user.selectOptions(select('Make'), 'Ferrari');
  expect(choices('Model')).toContain('Coupe');
});

test('a changed make clears model and engine', async () => {
  const user = await openCatalogue('/tires/all');
  await user.selectOptions(select('Year'), '2018');
  await user.selectOptions(select('Make'), 'Honda');
  await user.selectOptions(select('Model'), 'Civic');
  await user.selectOptions(select('Engine'), '2.0L I4');
  await user.selectOptions(select('Make'), 'Ford');
  expect(select('Model')).toHaveValue('');
  expect(select('Engine')).toBeDisabled();
  expect(find()).toBeDisabled();
});

test('Find reports the vehicle to the console, remembers it and shows what is known of it', async () => {
  const report = jest.spyOn(console, 'info').mockImplementation(() => {});
  const user = await openCatalogue('/tires/all', { language: 'es' });
  await user.selectOptions(select('Año'), '2019');
  await user.selectOptions(select('Marca'), 'Volvo');
  await user.selectOptions(select('Modelo'), 'Sedán');
  await user.selectOptions(select('Motor'), '4 cilindros');
  await user.click(screen.getByRole('button', { name: 'Buscar' }));
  expect(
    await screen.findByText('Todavía no tenemos medidas para su 2019 Volvo Sedán'),
  ).toBeVisible();
  expect(report).toHaveBeenCalledWith('Vehicle selected', {
    year: '2019',
    make: 'Volvo',
    model: 'sedan',
    engine: 'fourCylinder',
  });
  expect(rememberedVehicle()).toBe('2019 Volvo Sedán, 4 cilindros');
  report.mockRestore();
});

const rav4 = { make: 'Toyota', model: 'RAV4', from: 2013 };
const table: PublishedVehicleTires[] = [
  { ...rav4, front: '225/65R17 102H', example: true },
  { ...rav4, front: '225/60R18 100H', example: true },
  {
    ...{ make: 'BMW', model: '3 Series', from: 2012, to: 2018 },
    ...{ front: '225/45R18 95Y', rear: '255/40R18 99Y' },
  },
];

/** Publishes the tires of vehicles; without them the file cannot be loaded. */
function publish(published?: PublishedVehicleTires[]) {
  const content = jest.fn(async () => ({ ...emptyContent, vehicleTires: '/content/tires.json' }));
  provideContent({ ...newShop, content });
  const requests = jest.fn(async () => ({
    ok: published !== undefined,
    status: 503,
    json: async () => published,
  }));
  Object.assign(globalThis, { fetch: requests });
  return requests;
}

async function chooseVehicle(vehicle: Record<string, string>, address = '/tires/all') {
  const user = await openCatalogue(address);
  for (const [name, value] of Object.entries(vehicle)) {
    await user.selectOptions(select(name), value);
  }
  await user.click(find());
  return user;
}
const bmw = { Year: '2018', Make: 'BMW', Model: '3 Series', Engine: '3.0L I6 Turbo' };

test('Find lists the tires of the vehicle and asks which size is on the visitor’s tire', async () => {
  const requests = publish(table);
  const user = await openCatalogue('/tires/all');
  expect(requests).not.toHaveBeenCalled();
  await user.selectOptions(select('Year'), '2019');
  await user.selectOptions(select('Make'), 'Toyota');
  await user.selectOptions(select('Model'), 'RAV4');
  await user.selectOptions(select('Engine'), '2.5L I4');
  expect(screen.queryByRole('link', { name: '225/65R17 102H' })).toBeNull();
  await user.click(find());
  expect(await screen.findByText('1 item found')).toBeVisible();
  expect(listedNames()).toEqual(['Michelin CrossClimate2']);
  const both = 'fits=225%2F65R17+102H&fits=225%2F60R18+100H&vehicle=2019+Toyota+RAV4';
  expect(address()).toBe(`/tires/all?${both}`);
  const question = screen
    .getByText('Which size is on your 2019 Toyota RAV4’s tires?')
    .closest('div');
  expect(question).toHaveTextContent(/These sizes are examples/);
  expect(screen.getByRole('link', { name: 'Ask for price and delivery time' })).toHaveAttribute(
    'href',
    '/contact?vehicle=2019+Toyota+RAV4&quantity=4#message-form',
  );
  await user.click(screen.getByRole('link', { name: '225/60R18 100H' }));
  const none = 'No 225/60R18 tires for your 2019 Toyota RAV4 match your search right now';
  expect(await screen.findByRole('heading', { name: none })).toBeVisible();
  expect(
    screen.getAllByRole('link', { name: 'Ask for price and delivery time' })[1],
  ).toHaveAttribute(
    'href',
    '/contact?vehicle=2019+Toyota+RAV4&size=225%2F60R18&quantity=4#message-form',
  );
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('8 items found')).toBeVisible();
  expect(address()).toBe('/tires/all');
});

test('asks for a single size of the table too, and on another page lists nothing before', async () => {
  publish([{ ...rav4, front: '225/65R17 102H' }]);
  const at = '/tires/winter-tires';
  const user = await chooseVehicle(
    { Year: '2019', Make: 'Toyota', Model: 'RAV4', Engine: '2.5L I4' },
    at,
  );
  expect(
    await screen.findByText('Is this the size on your 2019 Toyota RAV4’s tires?'),
  ).toBeVisible();
  expect(address()).toBe(at);
  await user.click(screen.getByRole('button', { name: 'Another size' }));
  expect(screen.getByRole('textbox', { name: 'Tire size (on the sidewall)' })).toHaveFocus();
});

test('a marking of several rows is listed once', async () => {
  publish([...table, { ...rav4, front: '225/65R17 102H', to: 2024 }]);
  await chooseVehicle({ Year: '2019', Make: 'Toyota', Model: 'RAV4', Engine: '2.5L I4' });
  expect(await screen.findByRole('link', { name: '225/60R18 100H' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: '225/65R17 102H' })).toHaveLength(1);
});

test('front and rear tires may differ; what staff checked is no example', async () => {
  publish(table);
  const user = await chooseVehicle(bmw);
  expect(await screen.findByText(/we’ll confirm what fits/)).toBeVisible();
  expect(screen.queryByText(/examples/)).toBeNull();
  const link = screen.getByRole('link', {
    name: '225/45R18 95Y (front) with 255/40R18 99Y (rear)',
  });
  // In another tab, which jsdom does not have: this page stays as it is.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, { ctrlKey: true });
  expect(address()).toBe(
    '/tires/all?fits=225%2F45R18+95Y&fits=255%2F40R18+99Y&vehicle=2018+BMW+3+Series',
  );
  await user.click(link);
  expect(address()).toBe(
    '/tires/all?fits=225%2F45R18+95Y&fits=255%2F40R18+99Y&vehicle=2018+BMW+3+Series',
  );
  expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
});

test('a vehicle without tires leads to the field for the size and to a call', async () => {
  publish(table);
  const user = await chooseVehicle({ ...bmw, Year: '2019' });
  expect(await screen.findByText(/Search for the size printed on your sidewall/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call (770) 555-0123' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Enter the size' }));
  expect(screen.getByRole('textbox', { name: 'Tire size (on the sidewall)' })).toHaveFocus();
});

test('so is every vehicle while the table cannot be loaded', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  publish();
  await chooseVehicle(bmw);
  expect(await screen.findByText(/Search for the size printed on your sidewall/)).toBeVisible();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
