import { type PublishedService, provideShop, resetShop } from '@shop/shared-contract';
import { findEnabledButton } from '@shop/shared-ui/test-support';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { en } from '../locales/en';
import { renderPage } from '../testSupport/renderPage';
import { SymptomChecker } from './SymptomChecker';

const checker = <SymptomChecker headingLevel={3} />;
const submit = () => screen.getByRole('button', { name: 'Get Diagnostic Results' });

test('offers eight symptoms and enables the results once one is selected', async () => {
  await renderPage(checker);
  expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  expect(submit()).toBeDisabled();
  const smoke = screen.getByRole('checkbox', { name: /Smoke or steam from hood or exhaust/ });
  await userEvent.click(smoke);
  expect(submit()).toBeEnabled();
  await userEvent.click(smoke);
  expect(submit()).toBeDisabled();
});

test('recommends immediate attention for a symptom of high urgency', async () => {
  await renderPage(checker);
  await userEvent.click(screen.getByRole('checkbox', { name: /A\/C blows weak/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Check-engine light is on/ }));
  await userEvent.click(submit());

  const heading = screen.getByRole('heading', { name: 'Immediate attention recommended' });
  expect(heading).toHaveFocus();
  expect(heading.tagName).toBe('H3');
  const list = screen.getByRole('list', { name: 'Selected symptoms' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(list).toHaveTextContent('Check-engine light is onEngineHigh urgency');
  expect(list).toHaveTextContent('A/C blows weak or warm airAC SystemLow urgency');
});

test('recommends routine maintenance for lesser symptoms; Start Over clears the selection', async () => {
  await renderPage(checker);
  await userEvent.click(screen.getByRole('checkbox', { name: /Tires wearing unevenly/ }));
  await userEvent.click(submit());
  expect(screen.getByRole('heading', { name: 'Routine maintenance recommended' })).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Start Over' }));
  expect(screen.getByRole('heading', { name: en.checker.title })).toHaveFocus();
  expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  expect(submit()).toBeDisabled();
});

test('Book Service passes the symptoms to the booking', async () => {
  await renderPage(checker);
  await userEvent.click(screen.getByRole('checkbox', { name: /Car shakes/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Brakes squeal/ }));
  await userEvent.click(submit());
  await userEvent.click(screen.getByRole('link', { name: 'Book Service' }));
  expect(screen.getByText('/booking {"symptoms":["brake-squeal","vibration"]}')).toBeVisible();
});

test('leads to the pages of the services that fit, of those that the shop offers', async () => {
  const service = (id: string, name: string): PublishedService => ({
    ...{ id, name: { en: name, es: name }, minutes: 60, price: 45, inWizard: true },
  });
  provideShop({
    services: [service('oil-change', 'Oil Change'), service('brake-service', 'Brake Service')],
  });
  await renderPage(checker);
  for (const name of [/Brakes squeal/, /Car shakes/]) {
    await userEvent.click(screen.getByRole('checkbox', { name }));
  }
  await userEvent.click(submit());
  const links = within(screen.getByRole('list', { name: 'What we do about it' })).getAllByRole(
    'link',
  );
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Brake Service', '/services/brake-service'],
  ]);
  resetShop();
});

test('can be operated by keyboard alone', async () => {
  await renderPage(checker);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'Immediate attention recommended' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: /^Call / })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Book Service' })).toHaveFocus();
  await userEvent.tab();
  await findEnabledButton(en.results.startOver);
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: en.checker.title })).toHaveFocus();
});

test('does not take the focus when the page loads', async () => {
  await renderPage(checker);
  expect(document.body).toHaveFocus();
});

test('renders in Spanish', async () => {
  await renderPage(checker, 'es');
  await userEvent.click(screen.getByRole('checkbox', { name: /Los frenos rechinan/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Ver el diagnóstico' }));
  expect(screen.getByRole('heading', { name: 'Se recomienda atención inmediata' })).toHaveFocus();
  expect(screen.getByText('Urgencia alta')).toBeVisible();
});
