import type { NavigationEntry } from '@shop/shared-contract';
import { commonLocales, type Language, LanguageProvider, pathIn } from '@shop/shared-i18n';
import { replaceMenus } from '@shop/shared-site/menuHtml';
import { startTranslations } from '@shop/shared-ui/test-support';
import { MemoryRouter } from '@shop/shared-vendor';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { layoutLocales } from '../locales/layoutLocales';
import { createPage } from '../page/createPage';
import { PageProvider } from '../page/PageContext';
import { PageLayout } from './PageLayout';

const entry = (path: string, en: string, es: string, more: Partial<NavigationEntry> = {}) => ({
  ...{ place: 'header' as const, label: { en, es }, path, order: 1 },
  ...more,
});
const tires = (en: string, es: string) =>
  entry('/tires/all', en, es, {
    children: [
      { label: { en: 'All tires', es: 'Todas' }, path: '/tires/all' },
      { label: { en: 'Winter', es: 'Invierno' }, path: '/tires/winter' },
    ],
  });

const before = [
  ...[entry('/', 'Home', 'Inicio'), tires('Tires', 'Llantas'), entry('/fleet', 'Fleet', 'Flotas')],
  entry('/contact', 'Contact', 'Contacto', { place: 'footer' }),
];
/** Other labels, an entry more before others and one less, and signs that HTML escapes. */
const after = [
  entry('/', 'Home', 'Inicio'),
  entry('/fleet/prices', 'Prices & “deals” <new>', 'Precios y $& ofertas'),
  tires('All the tires', 'Las llantas'),
  entry('/booking', 'Book', 'Reservar', { look: 'action' }),
  ...['/contact', '/fleet'].map((path) => entry(path, path, path, { place: 'footer' })),
];

function appAt(language: Language, path: string, navigation: NavigationEntry[]) {
  const snapshot = { language, site: undefined, content: { shop: {}, texts: {} } };
  return (
    <StrictMode>
      <PageProvider value={createPage(snapshot)}>
        <LanguageProvider>
          <MemoryRouter basename={pathIn(language, '')} initialEntries={[pathIn(language, path)]}>
            <PageLayout kind="site" navigation={navigation}>
              <h1>{path}</h1>
            </PageLayout>
          </MemoryRouter>
        </LanguageProvider>
      </PageProvider>
    </StrictMode>
  );
}

const paths = ['/', '/tires/all', '/tires/winter', '/fleet', '/fleet/prices', '/Fleet/Prices/old'];
const cases = (['en', 'es'] as const).flatMap((language) =>
  paths.map((path) => [language, path] as const),
);

afterEach(() => jest.restoreAllMocks());

test.each(cases)('in %s, %s gets the HTML that it is rendered with', async (language, path) => {
  await startTranslations([commonLocales, layoutLocales], language);
  const [stored, rendered] = [before, after].map((menu) =>
    renderToString(appAt(language, path, menu)),
  ) as [string, string];
  expect(stored).not.toBe(rendered);
  for (const other of paths) {
    const donor = renderToString(appAt(language, other, after));
    expect(replaceMenus(stored, donor, path)).toBe(rendered);
  }
});

test.each(cases)('in %s, %s hydrates with the menus it got', async (language, path) => {
  await startTranslations([commonLocales, layoutLocales], language);
  const logged = jest.spyOn(console, 'error');
  const html = (at: string, menu: NavigationEntry[]) => renderToString(appAt(language, at, menu));
  const root = document.createElement('div');
  root.innerHTML = replaceMenus(html(path, before), html('/fleet', after), path) ?? '';
  const onRecoverableError = jest.fn();
  const hydrated = await act(async () =>
    hydrateRoot(root, appAt(language, path, after), { onRecoverableError }),
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  expect(root.textContent).toContain(language === 'en' ? 'All the tires' : 'Las llantas');
  act(() => hydrated.unmount());
});

test('a page is not changed where one of the two has no menu of the footer', async () => {
  await startTranslations([commonLocales, layoutLocales], 'en');
  const html = (menu: NavigationEntry[]) => renderToString(appAt('en', '/', menu));
  const withoutFooter = after.filter(({ place }) => place === 'header');
  expect(replaceMenus(html(before), html(withoutFooter), '/')).toBeUndefined();
  expect(replaceMenus(html(withoutFooter), html(after), '/')).toBeUndefined();
});
