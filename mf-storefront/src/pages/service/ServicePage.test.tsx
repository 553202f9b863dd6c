import {
  emptyContent,
  type PublishedService,
  provideContent,
  provideShop,
  resetShop,
} from '@shop/shared-contract';
import { seedServices } from '@shop/shared-data';
import { structuredData } from '@shop/shared-ui/test-support';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { forgetPageContent } from '../../pageContent/usePageContent';
import { openPage } from '../../testSupport/openPage';
import { seedLists } from '../../testSupport/seedLists';
import servicePage from './page';

const frameCheck: PublishedService = {
  id: 'frame-check',
  name: { en: 'Frame Check', es: 'Revisión de chasis' },
  description: { en: 'After a hard hit.' },
  minutes: 90,
  price: 0,
  inWizard: false,
};
const services = [...seedServices, frameCheck];
const questions = [
  ...seedLists.questions,
  {
    ...{ id: 'q', service: 'brake-service', title: { en: 'Do you cut rotors?' } },
    text: { en: 'Call {{phone}}.' },
  },
];
const shop = { ...seedLists, services, questions };
let isDown = false;

beforeEach(() => {
  isDown = false;
  forgetPageContent();
  provideShop(shop);
  provideContent({
    content: async () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return { ...emptyContent, shop };
    },
  });
});
afterEach(() => {
  resetShop();
  provideContent({});
});

async function open(id: string, language: 'en' | 'es' = 'en') {
  await openPage(servicePage, { route: '/services/:service', at: `/services/${id}`, language });
  return screen.findByRole('heading', { level: 1 });
}
const region = (name: string) => within(screen.getByRole('region', { name }));
const serviceNode = () => structuredData().find((each) => each['@type'] === 'Service');

test('shows what is done, the price, the length, and what staff wrote about the service', async () => {
  expect(await open('Brake-Service')).toHaveTextContent('Brake Service');
  expect(screen.getByText('$150.00 · 2 hours')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Book Now (Brake Service)' })).toHaveAttribute(
    'href',
    '/booking?service=brake-service',
  );
  expect(region('What we do').getByText(/^We measure the pads and rotors/)).toBeInTheDocument();
  const work = region('Before and after');
  expect(work.getByRole('heading', { name: 'Brakes that were grinding' })).toBeInTheDocument();
  expect(work.getAllByRole('article')).toHaveLength(1);
  const articles = region('Good to know').getAllByRole('link');
  expect(articles.map((link) => link.getAttribute('href'))).toEqual([
    '/blog/seven-signs-of-worn-brakes',
  ]);
  const answers = region('Questions people ask us');
  expect(answers.getAllByRole('group')).toHaveLength(1);
  expect(answers.getByText('Call (770) 555-0123.')).toBeInTheDocument();
});

test('names the town in the title, and states the offer to search engines', async () => {
  await open('brake-service', 'es');
  await waitFor(() => expect(document.title).toMatch(/^Servicio de frenos en Jonesboro, GA \|/));
  expect(serviceNode()).toMatchObject({
    name: 'Servicio de frenos',
    url: '/es/services/brake-service',
    description: expect.stringMatching(/^Medimos balatas/),
    offers: { '@type': 'Offer', price: 150, priceCurrency: 'USD' },
  });
  const trail = structuredData().find((each) => each['@type'] === 'BreadcrumbList');
  expect(JSON.stringify(trail)).toContain('/es/services/brake-service');
});

test('a service without a price and without online booking offers a call', async () => {
  await open('frame-check', 'es');
  expect(screen.getByText('Pregunte el precio · 1 hora 30 min')).toBeInTheDocument();
  // Staff have written it in English only.
  expect(screen.getByText('After a hard hit.')).toHaveAttribute('lang', 'en');
  const main = screen.getAllByRole('link', { name: /555-0123/ });
  expect(main[0]).toHaveAttribute('href', 'tel:+17705550123');
  expect(screen.queryByRole('link', { name: /Revisión de chasis/ })).toBeNull();
  expect(document.querySelector('[data-next-time]')).toBeNull();
  expect(serviceNode()).not.toHaveProperty('offers');
  expect(screen.queryByRole('region', { name: 'Antes y después' })).toBeNull();
});

test('what is written in the other language only is not listed', async () => {
  const articles = seedLists.articles.map((each) => ({ ...each, languages: ['en'] as const }));
  provideContent({ content: async () => ({ ...emptyContent, shop: { ...shop, articles } }) });
  await open('brake-service', 'es');
  expect(screen.queryByRole('region', { name: 'Le puede servir' })).toBeNull();
});

test('a service that the shop does not offer leads to those that it does, and is not indexed', async () => {
  expect(await open('towing')).toHaveTextContent('We couldn’t find that service');
  expect(screen.getByRole('link', { name: 'See all services' })).toHaveAttribute(
    'href',
    '/services',
  );
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('a failure offers a retry', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  isDown = true;
  await openPage(servicePage, { route: '/services/:service', at: '/services/oil-change' });
  const retry = await screen.findByRole('button', { name: /try again/i });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Oil Change');
});

test('shows the offers of the service that run, and of no other one', async () => {
  const offer = (service: string, title: string) => ({
    ...{ id: title, service, title: { en: title }, percent: 10 },
    ...{ from: '2026-01-01T05:00:00Z', until: '2099-01-01T05:00:00Z' },
  });
  provideShop({
    ...shop,
    offers: [offer('brake-service', 'Brakes for less'), offer('oil-change', 'Oil for less')],
  });
  await open('brake-service');
  expect(screen.getByRole('heading', { name: 'Brakes for less' })).toBeVisible();
  expect(screen.queryByText('Oil for less')).toBeNull();
});
