import { type NavigationEntry, provideShop, resetShop } from '@shop/shared-contract';
import { commonLocales, LanguageProvider } from '@shop/shared-i18n';
import { setSystemTime, startTranslations } from '@shop/shared-ui/test-support';
import { MemoryRouter } from '@shop/shared-vendor';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { layoutLocales } from '../locales/layoutLocales';
import { Footer } from './Footer';

const links: NavigationEntry[] = [
  { place: 'footer', label: { en: 'Services', es: 'Servicios' }, path: '/services', order: 1 },
  { place: 'footer', label: { en: 'Blog', es: 'Blog' }, path: '/blog', order: 2 },
];

setSystemTime('2026-11-21T17:00:00Z');
beforeEach(() => startTranslations([commonLocales, layoutLocales], 'en'));
afterEach(resetShop);

const show = () =>
  render(
    <LanguageProvider>
      <MemoryRouter>
        <Footer links={links} />
      </MemoryRouter>
    </LanguageProvider>,
  );

test('shows tagline, quick links, contact details and the copyright', () => {
  show();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('since 2010');
  const quick = within(screen.getByRole('navigation', { name: 'Quick links' }));
  expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    ...['/services', '/blog'],
  ]);
  expect(screen.getByRole('link', { name: '(770) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
  expect(footer).toHaveTextContent('7671 Tara Blvd Suite BJonesboro, GA 30236');
  expect(footer).toHaveTextContent(/© .*Tara Tire & Auto/);
});

test('a social icon has an empty link, which leads nowhere, until staff enter its address', () => {
  const { unmount } = show();
  for (const name of ['Facebook', 'Instagram', 'X']) {
    const icon = screen.getByRole('link', { name });
    expect(icon).toHaveAttribute('href', '#');
    const press = createEvent.click(icon);
    fireEvent(icon, press);
    expect(press.defaultPrevented).toBe(true);
  }
  unmount();
  provideShop({ social: { facebook: 'https://facebook.example/shop', instagram: '', x: '' } });
  show();
  const icon = screen.getByRole('link', { name: 'Facebook' });
  expect(icon).toHaveAttribute('href', 'https://facebook.example/shop');
});

test('states help on the road while the shop offers it, and the closures of the week', async () => {
  provideShop({
    specialDays: [
      { first: '2026-11-26', last: '2026-11-26', spans: [], reason: { en: 'Thanksgiving' } },
      { first: '2026-12-24', last: '2026-12-24', spans: ['08:00-12:00'], reason: { en: '' } },
    ],
  });
  const { unmount } = show();
  const footer = () => screen.getByRole('contentinfo');
  expect(footer()).toHaveTextContent('Thu, Nov 26: closed (Thanksgiving)');
  expect(footer()).not.toHaveTextContent('Dec 24');
  expect(screen.getByRole('link', { name: 'Flat tire? Call 24 hours a day' })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
  unmount();
  resetShop();
  provideShop({ roadsideHelp: false });
  show();
  expect(footer()).not.toHaveTextContent('Flat tire');
});
