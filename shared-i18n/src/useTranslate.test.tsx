import { act, render, screen } from '@testing-library/react';
import { defineLocales } from './defineLocales';
import { loadLocales, reloadLocales, startEngine, switchLanguage } from './engine';
import { useTranslate } from './useTranslate';

const greeting = defineLocales('greeting', {
  en: async () => ({ hello: 'Hello {{name}}' }),
  es: async () => ({ hello: 'Hola {{name}}' }),
});

function Greeting() {
  const t = useTranslate(greeting);
  return <output>{t('hello', { name: 'Ana' })}</output>;
}

test('renders again in another language, and with an edited dictionary', async () => {
  startEngine('en');
  await loadLocales([greeting], 'en');
  render(<Greeting />);
  const shown = screen.getByRole('status');
  expect(shown).toHaveTextContent('Hello Ana');
  await act(() => switchLanguage('es'));
  expect(shown).toHaveTextContent('Hola Ana');
  const edited = { ...greeting.load, es: async () => ({ hello: 'Buenas {{name}}' }) };
  await act(() => reloadLocales({ ...greeting, load: edited }));
  expect(shown).toHaveTextContent('Buenas Ana');
});
