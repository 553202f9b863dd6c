import { screen, waitFor, within } from '@testing-library/react';
import { address, listedNames, openCatalogue } from './testing/openCatalogue';

const field = () => screen.getByRole('textbox', { name: 'Tire size (on the sidewall)' });
const find = () => screen.getByRole('button', { name: 'See tires' });

test('a size leads to its tires, and to where they are listed', async () => {
  const user = await openCatalogue('/tires/winter-tires?view=list');
  await user.type(field(), '225 65 17{Enter}');
  await waitFor(() => expect(address()).toBe('/tires/all?q=225%2F65R17'));
  expect(await screen.findByText('1 item found')).toBeVisible();
  expect(listedNames()).toEqual(['Michelin CrossClimate2']);
  expect(field()).toHaveValue('225/65R17');
});

test.each(['195R14C', 'LT235/75R16.5', '225/40zr18'])(
  'the field keeps %s, which was searched for',
  async (size) => {
    await openCatalogue(`/tires/all?q=${size}`);
    expect(field()).toHaveValue(size);
  },
);

test('with load index and speed, tires below them are not listed', async () => {
  const user = await openCatalogue('/tires/all');
  await user.type(field(), '225/65r17 102h');
  await user.click(find());
  expect(await screen.findByText('1 item found')).toBeVisible();
  expect(address()).toBe('/tires/all?fits=225%2F65R17+102H');
  expect(screen.getByRole('heading', { name: 'Products' })).toHaveFocus();
  await user.clear(field());
  await user.type(field(), '225/65r17 112v{Enter}');
  expect(await screen.findByText('We have no 225/65R17 tires right now')).toBeVisible();
});

test('says beside the field what is wrong, until it is changed', async () => {
  const user = await openCatalogue('/tires/all');
  for (const [typed, problem] of [
    ['', /^Enter the size printed on the sidewall/],
    ['225/65', /^That size isn’t complete/],
    ['michelin', /^That’s not a tire size/],
  ] as const) {
    await user.clear(field());
    await user.type(field(), `${typed}{Enter}`);
    expect(await screen.findByText(problem)).toBeVisible();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(problem);
    expect(field()).toBeInvalid();
  }
  expect(address()).toBe('/tires/all');
  await user.type(field(), ' 2');
  expect(field()).toBeValid();
  expect(field()).toHaveValue('michelin 2');
});

test('a picture says where the size stands, in both languages', async () => {
  await openCatalogue('/tires/all', { language: 'es' });
  const section = within(screen.getByRole('region', { name: 'O escriba su medida' }));
  const picture = section.getByRole('img', { name: /225 es el ancho en milímetros/ });
  expect(picture).toHaveTextContent('225Ancho65AlturaR17Rin102HCarga y velocidad');
});

test('the form leads to the search before it is hydrated; parts have none', async () => {
  await openCatalogue('/tires/all', { language: 'es' });
  const form = screen.getByRole('button', { name: 'Ver llantas' }).closest('form');
  expect(form).toHaveAttribute('action', '/es/tires/all#results');
  expect(screen.getByLabelText('Medida de la llanta (viene en el costado)')).toHaveAttribute(
    'name',
    'q',
  );
});

test('the catalogue of parts has no field for it', async () => {
  await openCatalogue('/auto-parts/all');
  expect(screen.queryByRole('button', { name: 'See tires' })).toBeNull();
});
