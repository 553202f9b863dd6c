import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { initI18n } from './i18n';
import { loadLocales, reloadLocales, switchLanguage } from './loadLocales';
import type { Locales } from './locales';

const greeting: Locales = {
  namespace: 'common',
  load: {
    en: async () => ({ close: 'Close {{name}}' }),
    es: async () => ({ close: 'Cerrar {{name}}' }),
  },
};

function Greeting() {
  const { t } = useTranslation('common');
  return <output>{t('close', { name: 'Ana' })}</output>;
}

test('renders again in another language, and with an edited dictionary', async () => {
  initI18n('en');
  await loadLocales([greeting]);
  render(<Greeting />);
  const shown = screen.getByRole('status');
  expect(shown).toHaveTextContent('Close Ana');
  await act(() => switchLanguage('es'));
  expect(shown).toHaveTextContent('Cerrar Ana');
  const edited = { ...greeting.load, es: async () => ({ close: 'Cierre {{name}}' }) };
  await act(() => reloadLocales({ ...greeting, load: edited }));
  expect(shown).toHaveTextContent('Cierre Ana');
});

test.each(['en', 'es'] as const)(
  'formats numbers with thousands separators, %s',
  async (language) => {
    const numbers: Locales = {
      namespace: 'common',
      load: {
        en: async () => ({ close: '{{count, number}}' }),
        es: async () => ({ close: '{{count, number}}' }),
      },
    };
    initI18n(language);
    await loadLocales([numbers]);
    const texts = [999, 1000, 10_000].map((count) => i18next.t('close', { count }));
    expect(texts).toEqual(['999', '1,000', '10,000']);
  },
);

test('a key that the dictionary lacks is an error of the type check, with a default too', () => {
  function Misspelled() {
    const { t } = useTranslation('common');
    // @ts-expect-error the namespace has no such key
    const missing = t('errors.oflline');
    // @ts-expect-error a default does not declare the key
    const other = t('errors.oflline', { defaultValue: 'Offline' });
    return <p>{`${missing}${other}`}</p>;
  }
  initI18n('en');
  render(<Misspelled />);
  expect(document.body).toHaveTextContent('errors.ofllineOffline');
});
