import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineLocales } from './defineLocales';
import { loadLocales, startEngine } from './engine';
import { LanguageProvider, useLanguage } from './LanguageProvider';

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

test('a switch back during the load keeps the language; a later switch changes it', async () => {
  let load = () => {};
  const spanish = new Promise<{ hello: string }>((resolve) => {
    load = () => resolve({ hello: 'Hola' });
  });
  const greeting = defineLocales('greeting', {
    en: async () => ({ hello: 'Hello' }),
    es: () => spanish,
  });
  startEngine('en');
  await loadLocales([greeting], 'en');
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
});
