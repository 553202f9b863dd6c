import { builtInShop, provideSite } from '@shop/shared-contract';
import { initI18n, LanguageProvider } from '@shop/shared-i18n';
import { MemoryRouter } from '@shop/shared-vendor';
import { render } from '@testing-library/react';
import { PageHead } from './PageHead';

const site = { contract: 1, backend: { url: '', key: '' }, remotes: [] };

beforeAll(() => initI18n('en'));
beforeEach(() => provideSite({ ...site, origin: 'https://shop.example' }));

const show = (head: React.ReactNode, at = '/contact/') =>
  render(
    <LanguageProvider>
      <MemoryRouter initialEntries={[at]}>{head}</MemoryRouter>
    </LanguageProvider>,
  );
const content = (selector: string) =>
  document.head.querySelector(`meta[${selector}]`)?.getAttribute('content');
const links = (selector: string) =>
  [...document.head.querySelectorAll(`link[${selector}]`)].map((link) => link.getAttribute('href'));

test('sets the title and the metadata of shared links', () => {
  show(<PageHead title="Contact" description="How to reach us." />);
  const title = `Contact | ${builtInShop.name}`;
  expect(document.title).toBe(title);
  expect(content('name="description"')).toBe('How to reach us.');
  expect(content('property="og:title"')).toBe(title);
  expect(content('property="og:image"')).toBe('https://shop.example/social.png');
  expect(content('name="robots"')).toBeUndefined();
});

test('lists the address of the page in each language, without the query', () => {
  show(<PageHead title="Tires" description="All of them." />, '/tires/all?search=michelin');
  expect(links('rel="canonical"')).toEqual(['https://shop.example/tires/all']);
  expect(links('hreflang="es"')).toEqual(['https://shop.example/es/tires/all']);
  expect(links('hreflang="x-default"')).toEqual(['https://shop.example/tires/all']);
});

test('names the address in lower case, however the visitor wrote it', () => {
  show(<PageHead title="Tires" description="All of them." />, '/Tires/All/');
  expect(links('rel="canonical"')).toEqual(['https://shop.example/tires/all']);
});

test('without a configured public origin there is no canonical address', () => {
  provideSite(site);
  show(<PageHead title="Contact" description="How to reach us." />);
  expect(links('rel="canonical"')).toEqual([]);
});

test('a page without a description is not indexed', () => {
  show(<PageHead title="Dashboard" />);
  expect(content('name="robots"')).toBe('noindex');
  expect(links('rel="canonical"')).toEqual([]);
});
