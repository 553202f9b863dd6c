import { provideShop, resetShop } from '@shop/shared-contract';
import { homeMakes } from '@shop/shared-data/vehicle-makes';
import { findEnabledButton } from '@shop/shared-ui/test-support';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fakeVideo } from '../../testSupport/fakeVideo';
import { openPage } from '../../testSupport/openPage';
import { seedLists } from '../../testSupport/seedLists';
import { stubBrowserApis } from '../../testSupport/stubBrowserApis';
import homePage from './page';

beforeEach(() => {
  stubBrowserApis();
  fakeVideo();
});

afterEach(() => {
  history.replaceState(null, '');
  resetShop();
});

const makes = () => within(screen.getByRole('list', { name: 'Car makes' })).getAllByRole('link');

test('has one h1, four reasons and a booking link', async () => {
  await openPage(homePage);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const why = screen.getByRole('region', { name: 'Why choose us' });
  expect(within(why).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(screen.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/booking');
  await waitFor(() => expect(document.title).toMatch(/^Tires and auto repair/));
});

test('the film has the picture of staff until it plays, which no text of theirs describes', async () => {
  const address = '/content/0123456789ab-1280.webp';
  provideShop({ pagePictures: { film: { address } } });
  await openPage(homePage);
  const picture = screen.getByRole('img', { name: /under a raised car/ });
  expect(picture).toHaveAttribute('src', address);
  expect(picture).toHaveAttribute('srcset', expect.stringContaining(`${address} 1280w`));
});

test('shows what it can prove, and reviews with their source once staff entered them', async () => {
  provideShop({ certifications: seedLists.certifications });
  const { unmount } = await openPage(homePage);
  const proof = () =>
    within(screen.getByRole('list', { name: 'What you can count on' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const facts = [
    'In business since 2010',
    'Warranty on services and parts',
    ...['ASE certified', 'I-CAR trained'],
  ];
  expect(proof()).toEqual(facts);
  expect(screen.queryByRole('region', { name: 'What customers say' })).toBeNull();
  unmount();
  resetShop();
  const review = { title: { en: 'Ana R.' }, detail: { en: 'Google, May 2026' } };
  provideShop({ ...seedLists, reviews: [{ ...review, id: '1', text: { en: 'Honest people.' } }] });
  await openPage(homePage, { language: 'es' });
  const reviews = screen.getByRole('region', { name: 'Lo que dicen los clientes' });
  expect(reviews).toHaveTextContent('Honest people.Ana R.Google, May 2026');
  expect(within(reviews).getByText('Honest people.')).toHaveAttribute('lang', 'en');
});

const service = {
  ...{ id: 'oil-change', minutes: 45, price: 45, inWizard: true },
  name: { en: 'Oil Change', es: 'Cambio de aceite' },
};

test('shows six services with their prices, each of which leads to its booking', async () => {
  const services = [
    { ...service, id: 'towing', inWizard: false },
    ...[1, 2, 3, 4, 5, 6, 7].map((at) => ({ ...service, id: `s${at}`, price: at * 10 - 10 })),
  ];
  provideShop({ services });
  await openPage(homePage);
  const prices = within(screen.getByRole('region', { name: 'Services and prices' }));
  const tiles = within(prices.getByRole('list')).getAllByRole('link');
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
    [1, 2, 3, 4, 5, 6].map((at) => `/booking?service=s${at}`),
  );
  expect(tiles[0]).toHaveTextContent('Oil Change45 minPrice on request');
  expect(tiles[1]).toHaveTextContent('Oil Change45 min$10.00');
  expect(prices.getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services');
});

test('shows what four installed tires cost at the least, and says so of an example', async () => {
  provideShop({ tiresFrom: { price: 323.64 } });
  const own = await openPage(homePage);
  expect(screen.getByText(/^4 installed from/).parentElement).toHaveTextContent(
    '4 installed from $323.64',
  );
  const set = within(screen.getByRole('region', { name: 'Four tires installed from $323.64' }));
  expect(set.getByRole('link', { name: 'See the lowest prices' })).toHaveAttribute(
    'href',
    '/tires/all?sort=price',
  );
  expect(screen.queryByText('Example')).toBeNull();
  own.unmount();
  resetShop();
  provideShop({ tiresFrom: { price: 323.64, isExample: true } });
  await openPage(homePage);
  expect(screen.getAllByText('Example')).toHaveLength(2);
});

test('tells prices before reasons, and shows the film, makes and the checker after them', async () => {
  provideShop({ services: [service], tiresFrom: { price: 323.64 } });
  await openPage(homePage);
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual([
    ...['Find tires', 'Services and prices', 'Four tires installed from $323.64'],
    ...['Why choose us', 'Inside the shop', 'What do you drive?', 'Due for service?'],
  ]);
});

test('shows twelve makes, expands to 43 and collapses to twelve', async () => {
  await openPage(homePage);
  expect(makes()).toHaveLength(12);
  await userEvent.click(screen.getByRole('button', { name: 'SEE ALL MAKES' }));
  expect(makes().map((link) => link.textContent)).toEqual(
    homeMakes.map((make) => expect.stringContaining(make)),
  );
  expect(makes()).toHaveLength(43);
  await userEvent.click(await findEnabledButton('SHOW LESS'));
  expect(makes()).toHaveLength(12);
});

test('Back restores the expanded list; a new visit starts with twelve makes', async () => {
  const { unmount } = await openPage(homePage);
  await userEvent.click(screen.getByRole('button', { name: 'SEE ALL MAKES' }));
  unmount();
  const again = await openPage(homePage);
  expect(makes()).toHaveLength(43);
  again.unmount();
  history.pushState(null, '');
  await openPage(homePage);
  expect(makes()).toHaveLength(12);
});

test('passes the chosen make to the first step of booking', async () => {
  await openPage(homePage);
  await userEvent.click(screen.getByRole('link', { name: 'Book for Honda' }));
  expect(
    screen.getByText('/booking {"manufacturer":"Honda","step":1,"vehicleMake":"Honda"}'),
  ).toBeVisible();
});

test('shows initials for a logo that fails to load and for a make without one', async () => {
  await openPage(homePage);
  await userEvent.click(screen.getByRole('button', { name: 'SEE ALL MAKES' }));
  const tile = (make: string) => screen.getByRole('link', { name: `Book for ${make}` });
  expect(tile('Dodge')).toHaveTextContent('DO');
  const logo = tile('Toyota').querySelector('img');
  expect(logo).toBeInTheDocument();
  if (logo) fireEvent.error(logo);
  expect(tile('Toyota').querySelector('img')).not.toBeInTheDocument();
  expect(tile('Toyota')).toHaveTextContent('TO');
});

test('renders the home page in Spanish', async () => {
  await openPage(homePage, { language: 'es' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Llantas y mecánica de confianza',
  );
  await userEvent.click(screen.getByRole('button', { name: 'VER TODAS LAS MARCAS' }));
  expect(screen.getByRole('link', { name: 'Agendar para Volvo' })).toBeVisible();
});
