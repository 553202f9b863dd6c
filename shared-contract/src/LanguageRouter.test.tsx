import { initI18n, useLanguage } from '@shop/shared-i18n';
import { Link, Route, Routes, useLocation, useNavigate } from '@shop/shared-vendor';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { HostProviders } from './HostProviders';

const mounted = jest.fn();
const shown: { pathname: string; key: string; state: unknown }[] = [];

function Form() {
  shown.push(useLocation());
  useEffect(() => mounted(), []);
  return <input aria-label="name" />;
}

function Frame() {
  const { language, setLanguage } = useLanguage();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${language} ${useLocation().pathname}`}</output>
      {(['en', 'es'] as const).map((each) => (
        <button key={each} type="button" onClick={() => void setLanguage(each)}>
          {each}
        </button>
      ))}
      <Link to="/form?step=2#name">form</Link>
      <Link to="/">home</Link>
      <button type="button" onClick={() => navigate('/form', { state: 'from here' })}>
        open
      </button>
      <Routes>
        <Route path="/" element={<p>the home page</p>} />
        <Route path="/form" element={<Form />} />
      </Routes>
    </>
  );
}

function open(address: string, language: 'en' | 'es') {
  history.pushState(null, '', address);
  initI18n(language);
  render(
    <HostProviders>
      <Frame />
    </HostProviders>,
  );
  return userEvent.setup();
}

const addressOf = ({ pathname, search, hash } = location) => pathname + search + hash;
const press = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name });
const page = (text: string | RegExp) => screen.findByText(text, { selector: 'output' });
const back = () => act(async () => history.back());

beforeEach(() => {
  mounted.mockClear();
  shown.length = 0;
});

test('a switch of the language replaces the address, and mounts, moves and forgets nothing', async () => {
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const user = open('/', 'en');
  await user.click(press('open'));
  await user.type(await screen.findByLabelText('name'), 'Ana');
  history.replaceState({ ...history.state, wizardStep: 3 }, '', '/form?from=ad#name');
  const [entries, state] = [history.length, history.state];
  for (const [language, address] of [
    ['es', '/es/form?from=ad#name'],
    ['en', '/form?from=ad#name'],
    ['es', '/es/form?from=ad#name'],
  ] as const) {
    await act(async () => press(language).click());
    expect(await page(`${language} /form`)).toBeVisible();
    expect(addressOf()).toBe(address);
    expect(screen.getByLabelText('name')).toHaveValue('Ana');
    expect(screen.getByLabelText('name')).toHaveFocus();
  }
  expect(history.length).toBe(entries);
  expect(history.state).toEqual(state);
  expect(mounted).toHaveBeenCalledTimes(1);
  expect(scroll).not.toHaveBeenCalled();
  expect(new Set(shown.map(({ key }) => key)).size).toBe(1);
  expect(shown.map(({ state }) => state)).toEqual(shown.map(() => 'from here'));
});

test('links and navigations lead to pages in the current language', async () => {
  const user = open('/es/', 'es');
  expect(link('form')).toHaveAttribute('href', '/es/form?step=2#name');
  expect(link('home')).toHaveAttribute('href', '/es');
  await user.click(press('en'));
  expect(link('form')).toHaveAttribute('href', '/form?step=2#name');
  await user.click(press('es'));
  await user.click(link('form'));
  expect(await page('es /form')).toBeVisible();
  expect(addressOf()).toBe('/es/form?step=2#name');
  await user.click(link('home'));
  expect(await screen.findByText('the home page')).toBeVisible();
  await user.click(press('open'));
  expect(await page('es /form')).toBeVisible();
  expect(addressOf()).toBe('/es/form');
});

test('Back and Forward stay in the language that was chosen, with its addresses', async () => {
  const user = open('/', 'en');
  await user.click(link('form'));
  await user.click(press('es'));
  const entries = history.length;
  await back();
  expect(await page('es /')).toBeVisible();
  expect(addressOf()).toBe('/es/');
  await user.click(press('en'));
  await act(async () => history.forward());
  expect(await page('en /form')).toBeVisible();
  expect(addressOf()).toBe('/form?step=2#name');
  expect(history.length).toBe(entries);
});

test.each([
  ['/es', 'es', '/es'],
  ['/es/form', 'es', '/es/form'],
  ['/', 'en', '/'],
] as const)(
  'the address %s stays where it is in its language',
  async (address, language, expected) => {
    open(address, language);
    expect(await page(new RegExp(`^${language} /`))).toBeVisible();
    expect(addressOf()).toBe(expected);
  },
);
