import { screen, waitFor, within } from '@testing-library/react';
import { address, listedNames, openCatalogue } from './testing/openCatalogue';

const field = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Tire size (on the sidewall)' });
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
  expect(await screen.findByText('No 225/65R17 tires match your search right now')).toBeVisible();
});

test('says beside the field what is wrong, until it is changed', async () => {
  const user = await openCatalogue('/tires/all');
  for (const [typed, problem] of [
    ['', /^Enter the size printed on the sidewall/],
    ['225/65', /^The rim is missing/],
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

/** The parts of a size below the field, each with its state. */
const parts = (form: HTMLElement) =>
  [...form.querySelectorAll('li')].map((part) => [part.textContent, part.dataset['state']]);

test('the parts of a size light up while they are typed, and an error is on its part', async () => {
  const user = await openCatalogue('/tires/all');
  const states = () => parts(field().form as HTMLElement).map(([, state]) => state);
  expect(states()).toEqual([undefined, undefined, undefined, undefined]);
  await user.type(field(), '225/65');
  expect(states()).toEqual(['lit', 'lit', undefined, undefined]);
  await user.click(find());
  expect(await screen.findByText(/^The rim is missing/)).toBeVisible();
  expect(states()).toEqual(['lit', 'lit', 'wrong', undefined]);
  await user.type(field(), 'r17 102h');
  expect(states()).toEqual(['lit', 'lit', 'lit', 'lit']);
});

test('the field says what the parts are, in words too', async () => {
  await openCatalogue('/tires/all?q=225/65R17', { language: 'es' });
  const section = within(screen.getByRole('region', { name: 'O escriba su medida' }));
  const input = section.getByRole<HTMLInputElement>('textbox');
  expect(input).toHaveAccessibleDescription(/225 es el ancho en milímetros/);
  expect(parts(input.form as HTMLElement)).toEqual([
    ['Ancho', 'lit'],
    ['Altura', 'lit'],
    ['Rin', 'lit'],
    ['Carga y velocidad', undefined],
  ]);
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
