import type { NavigationEntry } from '@shop/shared-contract';
import {
  commonLocales,
  LanguageProvider,
  provideTexts,
  reloadLocales,
  switchLanguage,
} from '@shop/shared-i18n';
import { directionsAddress } from '@shop/shared-ui';
import { startTranslations } from '@shop/shared-ui/test-support';
import { MemoryRouter, useLocation, useNavigate } from '@shop/shared-vendor';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { layoutLocales } from '../locales/layoutLocales';
import { createPage } from '../page/createPage';
import { PageProvider } from '../page/PageContext';
import { Header } from './Header';

const entries: NavigationEntry[] = [
  {
    place: 'header',
    label: { en: 'Tires', es: 'Llantas' },
    path: '/tires/all',
    order: 1,
    children: [
      { label: { en: 'Winter Tires', es: 'Para invierno' }, path: '/tires/winter-tires' },
      { label: { en: 'Used Tires', es: 'Usadas' }, path: '/tires/used-tires' },
    ],
  },
  { place: 'header', label: { en: 'Blog', es: 'Blog' }, path: '/blog', order: 2 },
];

function CurrentPath() {
  const navigate = useNavigate();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const page = createPage({
  language: 'en',
  site: undefined,
  content: { shop: {}, texts: {} },
});

beforeEach(async () => {
  await startTranslations([commonLocales, layoutLocales], 'en');
  render(
    <LanguageProvider>
      <PageProvider value={page}>
        <MemoryRouter>
          <Header entries={entries} />
          <CurrentPath />
        </MemoryRouter>
      </PageProvider>
    </LanguageProvider>,
  );
});

const mainMenu = () => within(screen.getAllByRole('navigation')[0] as HTMLElement);

test('shows the phone number and the logo as links, and the address', () => {
  expect(screen.getByRole('link', { name: /^Call us: \(770\) 555-0123/ })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
  expect(screen.getByRole('link', { name: 'Tara Tire & Auto, home' })).toHaveAttribute('href', '/');
  const address = '7671 Tara Blvd Suite B, Jonesboro, GA 30236';
  expect(screen.getByRole('link', { name: address })).toHaveAttribute(
    'href',
    directionsAddress(address),
  );
  expect(screen.getByText('Mon-Fri 8am-8pm, Sat 9am-5pm')).toBeVisible();
});

test('a menu opens on hover and closes when the mouse leaves it', async () => {
  const user = userEvent.setup();
  const tires = mainMenu().getByRole('link', { name: 'Tires' });
  expect(tires).toHaveAttribute('aria-expanded', 'false');
  await user.hover(tires);
  expect(tires).toHaveAttribute('aria-expanded', 'true');
  await user.unhover(tires);
  expect(tires).toHaveAttribute('aria-expanded', 'false');
});

test('a click opens a menu and navigates to all its products; Escape closes it', async () => {
  const user = userEvent.setup();
  const tires = mainMenu().getByRole('link', { name: 'Tires' });
  await user.tab();
  act(() => tires.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('/tires/all')).toBeVisible();
  expect(mainMenu().getByRole('link', { name: 'Winter Tires' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(tires).toHaveAttribute('aria-expanded', 'false');
  expect(tires).toHaveFocus();
});

test('Escape closes a menu that the mouse opened, wherever the focus is', async () => {
  const user = userEvent.setup();
  const tires = mainMenu().getByRole('link', { name: 'Tires' });
  await user.hover(tires);
  await user.keyboard('{Escape}');
  expect(tires).toHaveAttribute('aria-expanded', 'false');
  expect(document.body).toHaveFocus();
});

test('the down arrow opens a menu without a navigation', async () => {
  const user = userEvent.setup();
  act(() => mainMenu().getByRole('link', { name: 'Tires' }).focus());
  await user.keyboard('{ArrowDown}');
  expect(mainMenu().getByRole('link', { name: 'Winter Tires' })).toHaveFocus();
  expect(screen.getByText('/')).toBeVisible();
});

test('arrow keys move within an open menu and never scroll the page', async () => {
  const user = userEvent.setup();
  const scrolling = jest.fn();
  const onKeyDown = (event: KeyboardEvent) => !event.defaultPrevented && scrolling(event.key);
  document.addEventListener('keydown', onKeyDown);
  const tires = mainMenu().getByRole('link', { name: 'Tires' });
  const link = (name: string) => mainMenu().getByRole('link', { name });
  act(() => tires.focus());
  await user.keyboard('{ArrowDown}');
  expect(link('Winter Tires')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Used Tires')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Used Tires')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(link('Winter Tires')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(tires).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(tires).toHaveFocus();
  expect(tires).toHaveAttribute('aria-expanded', 'true');
  expect(scrolling).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
});

test('Tab passes by a closed list, and Escape closes an open one', async () => {
  const user = userEvent.setup();
  const tires = mainMenu().getByRole('link', { name: 'Tires' });
  act(() => tires.focus());
  expect(tires).toHaveAttribute('aria-expanded', 'false');
  await user.tab();
  expect(tires.parentElement).not.toContainElement(document.activeElement as HTMLElement);
  act(() => tires.focus());
  await user.keyboard('{ArrowDown}');
  expect(mainMenu().getByRole('link', { name: 'Winter Tires' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(tires).toHaveFocus();
  expect(tires).toHaveAttribute('aria-expanded', 'false');
});

test('the mobile menu has the same entries and closes on navigation, also on back', async () => {
  const user = userEvent.setup();
  const toggle = screen.getByText('Open the menu');
  await user.click(toggle);
  const mobileMenu = toggle.closest('details') as HTMLElement;
  expect(mobileMenu).toHaveAttribute('open');
  await user.click(within(mobileMenu).getByRole('link', { name: 'Winter Tires' }));
  // The router navigates in a transition.
  expect(await screen.findByText('/tires/winter-tires')).toBeVisible();
  expect(mobileMenu).not.toHaveAttribute('open');
  await user.click(toggle);
  // Without a pointer event on the page, as with the browser's own button.
  act(() => screen.getByRole('button', { name: 'Back' }).click());
  expect(await screen.findByText('/')).toBeVisible();
  expect(mobileMenu).not.toHaveAttribute('open');
});

test('Escape and a press outside close the mobile menu', async () => {
  const user = userEvent.setup();
  const toggle = screen.getByText('Open the menu');
  const mobileMenu = toggle.closest('details') as HTMLElement;
  await user.click(toggle);
  within(mobileMenu).getByRole('link', { name: 'Winter Tires' }).focus();
  await user.keyboard('{Escape}');
  expect(mobileMenu).not.toHaveAttribute('open');
  expect(toggle.closest('summary')).toHaveFocus();
  await user.click(toggle);
  await user.click(document.body);
  expect(mobileMenu).not.toHaveAttribute('open');
});

test('shows the labels that staff have written, in the language in which they did', async () => {
  provideTexts('en', { layout: { 'menu.header.tires.all': 'Wheels & tires' } });
  provideTexts('es', { layout: { 'menu.list.tires.used-tires': 'Seminuevas' } });
  await act(() => reloadLocales(layoutLocales));
  expect(mainMenu().getByRole('link', { name: 'Wheels & tires' })).toBeVisible();
  const toggle = screen.getByText('Open the menu');
  const mobileMenu = within(toggle.closest('details') as HTMLElement);
  expect(mobileMenu.getByText('Wheels & tires')).toBeInTheDocument();
  expect(mobileMenu.getByText('Used Tires')).toBeInTheDocument();
  await act(() => switchLanguage('es'));
  expect(mobileMenu.getByText('Llantas')).toBeInTheDocument();
  expect(mobileMenu.getByText('Seminuevas')).toBeInTheDocument();
});

test('the language switcher changes the language without a navigation', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockImplementation(async () => Response.json({ backend: {}, remotes: [] }));
  const user = userEvent.setup();
  const spanish = screen.getByRole('link', { name: 'Español' });
  expect(spanish).toHaveProperty('href', `${location.origin}/es/`);
  await user.click(spanish);
  expect(await screen.findByRole('link', { name: /^Llámenos: \(770\) 555-0123/ })).toBeVisible();
  expect(mainMenu().getByRole('link', { name: 'Llantas' })).toBeVisible();
  expect(spanish).toHaveAttribute('aria-current', 'true');
  fetched.mockRestore();
});
