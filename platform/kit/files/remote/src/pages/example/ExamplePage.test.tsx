import { LanguageProvider } from '@shop/shared-i18n';
import { startTranslations } from '@shop/shared-ui/test-support';
import { MemoryRouter } from '@shop/shared-vendor';
import { render, screen } from '@testing-library/react';
import { ExamplePage } from './ExamplePage';
import { en } from './locales/en';
import { es } from './locales/es';
import { exampleLocales } from './locales/exampleLocales';

test.each([
  ['en', en],
  ['es', es],
] as const)('in %s it has one heading and a title', async (language, translations) => {
  await startTranslations([exampleLocales], language);
  render(
    <LanguageProvider>
      <MemoryRouter>
        <ExamplePage />
      </MemoryRouter>
    </LanguageProvider>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(translations.hero.title);
  expect(document.title).toContain(translations.meta.title);
});
