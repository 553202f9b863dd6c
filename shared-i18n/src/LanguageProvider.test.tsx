import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initI18n } from './i18n';
import { LanguageProvider, useLanguage } from './LanguageProvider';
import { loadLocales } from './loadLocales';
import type { Locales } from './locales';

function Switcher() {
  const { language, setLanguage } = useLanguage();
  return (
    <>
      <output>{language}</output>
      <button type="button" onClick={() => setLanguage('es')}>
        Español
      </button>
      <button type="button" onClick={() => setLanguage('en')}>
        English
      </button>
    </>
  );
}

test('useLanguage throws outside its provider', () => {
  expect(() => renderHook(useLanguage)).toThrow('within a LanguageProvider');
});

test('a switch back during the load keeps the language; a later switch changes it, and stores nothing', async () => {
  let load = () => {};
  const spanish = new Promise<{ hello: string }>((resolve) => {
    load = () => resolve({ hello: 'Hola' });
  });
  const greeting: Locales = {
    namespace: 'greeting',
    load: { en: async () => ({ hello: 'Hello' }), es: () => spanish },
  };
  initI18n('en');
  await loadLocales([greeting]);
  render(
    <LanguageProvider>
      <Switcher />
    </LanguageProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await user.click(screen.getByRole('button', { name: 'English' }));
  await act(async () => load());
  expect(screen.getByRole('status')).toHaveTextContent('en');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(screen.getByRole('status')).toHaveTextContent('es');
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
});
