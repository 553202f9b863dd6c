import { builtInShop, provideShop, provideSite, resetShop } from '@shop/shared-contract';
import { LanguageProvider } from '@shop/shared-i18n';
import { MemoryRouter } from '@shop/shared-vendor';
import { render } from '@testing-library/react';
import { startTranslations } from '../testSupport';
import { PageHead } from './PageHead';

const site = { contract: 1, backend: { url: '', key: '' }, remotes: [] };

beforeAll(() => startTranslations());
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
  expect(content('property="og:image:width"')).toBe('1200');
  expect(content('property="og:image:height"')).toBe('630');
  expect(content('property="og:image:alt"')).toBe('Drawing: a car in front of Tara Tire & Auto');
  expect(content('name="robots"')).toBeUndefined();
});

test('describes the picture of a page, and states no size that it does not know', () => {
  const image = { address: '/content/0123456789ab-1280.webp', alt: 'A tire', hasUsualSize: false };
  show(<PageHead title="Tires" description="All of them." image={image} />);
  expect(content('property="og:image"')).toBe(`https://shop.example${image.address}`);
  expect(content('property="og:image:alt"')).toBe('A tire');
  expect(content('property="og:image:width"')).toBeUndefined();
});

test('a local page names the town of the shop, where the address names one', () => {
  const { unmount } = show(<PageHead isLocal title="Tires" description="All of them." />);
  expect(document.title).toBe('Tires in Jonesboro, GA | Tara Tire & Auto');
  unmount();
  provideShop({ addressLine2: 'Next to the water tower' });
  show(<PageHead isLocal title="Tires" description="All of them." />);
  expect(document.title).toBe('Tires | Tara Tire & Auto');
  resetShop();
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
