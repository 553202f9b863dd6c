import type { NavigationEntry } from '@shop/shared-contract';
import { commonLocales, LanguageProvider } from '@shop/shared-i18n';
import { startTranslations } from '@shop/shared-ui/test-support';
import { MemoryRouter, useLocation, useNavigate } from '@shop/shared-vendor';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { frameLocales } from '../locales/frameLocales';
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
  await startTranslations([commonLocales, frameLocales], 'en');
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

test('shows the phone number and the logo as links', () => {
  expect(screen.getByRole('link', { name: 'Call us: (770) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
  expect(screen.getByRole('link', { name: 'Tara Tire & Auto, home' })).toHaveAttribute('href', '/');
});

test('a menu opens on hover and closes when the mouse leaves it', async () => {
  const user = userEvent.setup();
  const button = mainMenu().getByRole('button', { name: 'Tires' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.hover(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.unhover(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a click opens a menu and navigates to all its products; Escape closes it', async () => {
  const user = userEvent.setup();
  const button = mainMenu().getByRole('button', { name: 'Tires' });
  await user.tab();
  button.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('/tires/all')).toBeVisible();
  expect(mainMenu().getByRole('link', { name: 'Winter Tires' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('Escape closes a menu that the mouse opened, wherever the focus is', async () => {
  const user = userEvent.setup();
  const button = mainMenu().getByRole('button', { name: 'Tires' });
  await user.hover(button);
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(document.body).toHaveFocus();
});

test('the down arrow opens a menu without a navigation', async () => {
  const user = userEvent.setup();
  mainMenu().getByRole('button', { name: 'Tires' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(mainMenu().getByRole('link', { name: 'Winter Tires' })).toHaveFocus();
  expect(screen.getByText('/')).toBeVisible();
});

test('arrow keys move within an open menu and never scroll the page', async () => {
  const user = userEvent.setup();
  const scrolling = jest.fn();
  const onKeyDown = (event: KeyboardEvent) => !event.defaultPrevented && scrolling(event.key);
  document.addEventListener('keydown', onKeyDown);
  const button = mainMenu().getByRole('button', { name: 'Tires' });
  const link = (name: string) => mainMenu().getByRole('link', { name });
  button.focus();
  await user.keyboard('{ArrowDown}');
  expect(link('Winter Tires')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Used Tires')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Used Tires')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(link('Winter Tires')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(scrolling).not.toHaveBeenCalled();
  document.removeEventListener('keydown', onKeyDown);
});

test('the mobile menu has the same entries and closes on navigation, also on back', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menus = screen.getAllByRole('navigation');
  const mobileMenu = within(menus[menus.length - 1] as HTMLElement);
  await user.click(mobileMenu.getByRole('link', { name: 'Winter Tires' }));
  // The router navigates in a transition.
  expect(await screen.findByText('/tires/winter-tires')).toBeVisible();
  const toggle = screen.getByRole('button', { name: 'Open the menu' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  // Without a pointer event on the page, as with the browser's own button.
  act(() => screen.getByRole('button', { name: 'Back' }).click());
  expect(await screen.findByText('/')).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('the language switcher changes the language without a navigation', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  fetched.mockImplementation(async () => Response.json({ backend: {}, remotes: [] }));
  const user = userEvent.setup();
  const spanish = screen.getByRole('link', { name: 'Español' });
  expect(spanish).toHaveAttribute('href', '/es/');
  await user.click(spanish);
  expect(await screen.findByRole('link', { name: 'Llámenos: (770) 555-0123' })).toBeVisible();
  expect(mainMenu().getByRole('button', { name: 'Llantas' })).toBeVisible();
  expect(spanish).toHaveAttribute('aria-current', 'true');
  fetched.mockRestore();
});
