import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { es } from '../../locales/es';
import { renderPage } from '../../testSupport/renderPage';
import { DiagnosticsPage } from './DiagnosticsPage';

test('has one h1, the checker as h2, and a document title', async () => {
  await renderPage(<DiagnosticsPage />, 'es');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(es.hero.title);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(es.checker.title);
  expect(document.title).toContain(es.meta.title);
});

test('has no accessibility violations', async () => {
  const { container } = await renderPage(<DiagnosticsPage />);
  // jsdom has no layout; the browser tests check the colours.
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations).toEqual([]);
});
