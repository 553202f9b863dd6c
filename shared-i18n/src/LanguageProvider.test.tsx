import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLocales, startEngine } from './engine';
import { LanguageProvider, useLanguage } from './LanguageProvider';
import { defineLocales } from './locales';

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

test('who changes their mind while the words are on their way keeps their language', async () => {
  let arrive = () => {};
  const spanish = new Promise<{ hello: string }>((resolve) => {
    arrive = () => resolve({ hello: 'Hola' });
  });
  const greeting = defineLocales('greeting', {
    en: async () => ({ hello: 'Hello' }),
    es: () => spanish,
  });
  await startEngine('en');
  await loadLocales([greeting], 'en');
  render(
    <LanguageProvider>
      <Switcher />
    </LanguageProvider>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  await user.click(screen.getByRole('button', { name: 'English' }));
  await act(async () => arrive());
  expect(screen.getByRole('status')).toHaveTextContent('en');
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(screen.getByRole('status')).toHaveTextContent('es');
});
