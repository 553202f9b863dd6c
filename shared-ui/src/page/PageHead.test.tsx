import { builtInShop, provideSite } from '@shop/shared-contract';
import { LanguageProvider, startEngine } from '@shop/shared-i18n';
import { MemoryRouter } from '@shop/shared-vendor';
import { render } from '@testing-library/react';
import { PageHead } from './PageHead';

const site = { contract: 1, backend: { url: '', key: '' }, remotes: [] };

beforeAll(() => startEngine('en'));
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

test('names the page and the shop, for browsers and for shared links', () => {
  show(<PageHead title="Contact" description="How to reach us." />);
  const title = `Contact | ${builtInShop.name}`;
  expect(document.title).toBe(title);
  expect(content('name="description"')).toBe('How to reach us.');
  expect(content('property="og:title"')).toBe(title);
  expect(content('property="og:image"')).toBe('https://shop.example/social.png');
  expect(content('name="robots"')).toBeUndefined();
});

test('says where the page is in either language, without what filters added', () => {
  show(<PageHead title="Tires" description="All of them." />, '/tires/all?search=michelin');
  expect(links('rel="canonical"')).toEqual(['https://shop.example/tires/all']);
  expect(links('hreflang="es"')).toEqual(['https://shop.example/es/tires/all']);
  expect(links('hreflang="x-default"')).toEqual(['https://shop.example/tires/all']);
});

test('where nobody has said how the public reaches the site, no address is made up', () => {
  provideSite(site);
  show(<PageHead title="Contact" description="How to reach us." />);
  expect(links('rel="canonical"')).toEqual([]);
});

test('a page that is for nobody but its visitor stays out of search results', () => {
  show(<PageHead title="Dashboard" />);
  expect(content('name="robots"')).toBe('noindex');
  expect(links('rel="canonical"')).toEqual([]);
});
