import { act, render, screen } from '@testing-library/react';
import { loadMessages, startEngine } from './engine';
import { LanguageProvider } from './LanguageProvider';
import { defineMessages } from './messageSet';
import { overlayMessages } from './overlays';
import { useMessages } from './useMessages';

const greeting = defineMessages('greeting', {
  en: async () => ({ hello: 'Hello' }),
  es: async () => ({ hello: 'Hola' }),
});

function Greeting() {
  const t = useMessages(greeting);
  return <p>{t('hello')}</p>;
}

test("what is on the screen says staff's text as soon as it comes", async () => {
  await startEngine('en');
  await loadMessages([greeting], 'en');
  render(
    <LanguageProvider>
      <Greeting />
    </LanguageProvider>,
  );
  expect(screen.getByText('Hello')).toBeInTheDocument();
  act(() => overlayMessages('en', { greeting: { hello: 'Good day' } }));
  expect(screen.getByText('Good day')).toBeInTheDocument();
});
