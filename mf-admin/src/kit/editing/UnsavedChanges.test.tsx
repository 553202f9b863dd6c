import '@shop/shared-ui/test-support';
import { HostProviders } from '@shop/shared-contract';
import {
  commonLocales,
  initI18n,
  type Language,
  loadLocales,
  pathIn,
  useLanguage,
} from '@shop/shared-i18n';
import { Link, Route, Routes } from '@shop/shared-vendor';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MouseEvent } from 'react';
import { useForm } from 'react-hook-form';
import { adminLocales } from '../../admin/adminLocales';
import { UnsavedChanges } from './UnsavedChanges';
import { useUnsavedChanges } from './useUnsavedChanges';

function Form() {
  const { register, subscribe } = useForm({ defaultValues: { text: '' } });
  useUnsavedChanges(subscribe);
  return <input aria-label="text" {...register('text')} />;
}

function LanguageLink() {
  const { language, setLanguage } = useLanguage();
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    void setLanguage('es');
  };
  return (
    <>
      <output>{language}</output>
      <a href="/es/form" hrefLang="es" onClick={choose}>
        Español
      </a>
    </>
  );
}

/** Opens /start, follows the link to /form, and types the text. */
async function openForm(text: string, language: Language = 'en') {
  initI18n(language);
  await loadLocales([commonLocales, adminLocales]);
  window.history.replaceState(null, '', pathIn(language, '/start'));
  render(
    <HostProviders>
      <UnsavedChanges>
        <nav>
          <Link to="/form">form</Link>
          <Link to="/start">start</Link>
          <Link to="/form#text">field of the form</Link>
          <Link to="/form?part=2">other part of the form</Link>
          <Link to="/">home</Link>
          <Link to="/start?q=1#part">part of the start</Link>
          <LanguageLink />
          <button type="button" onClick={() => document.body.append('menu opened')}>
            menu
          </button>
        </nav>
        <Routes>
          <Route path="/start" element={<p>the start</p>} />
          <Route path="/form" element={<Form />} />
          <Route path="/" element={<p>the home page</p>} />
        </Routes>
      </UnsavedChanges>
    </HostProviders>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'form' }));
  await user.type(await screen.findByLabelText('text'), text);
  return user;
}

const back = () => act(async () => window.history.back());
const confirmation = () => screen.findByRole('alertdialog', { name: 'Unsaved changes' });

test('Back needs no confirmation when nothing is unsaved', async () => {
  const user = await openForm('x');
  await user.clear(screen.getByLabelText('text'));
  await back();
  expect(await screen.findByText('the start')).toBeInTheDocument();
});

test('Back opens the confirmation when something is unsaved, and “Keep editing” keeps the change', async () => {
  const user = await openForm('x');
  await back();
  await confirmation();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('text')).toHaveValue('x');
  expect(window.location.pathname).toBe('/form');
});

test('Back leaves the page once the changes are discarded', async () => {
  const user = await openForm('x');
  await back();
  await confirmation();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('the start')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/start');
});

test('a single Back leaves the page after the changes are undone', async () => {
  const user = await openForm('x');
  await user.clear(screen.getByLabelText('text'));
  await user.type(screen.getByLabelText('text'), 'y');
  await user.clear(screen.getByLabelText('text'));
  await back();
  expect(await screen.findByText('the start')).toBeInTheDocument();
});

test('stops a second Back while the confirmation is open', async () => {
  const user = await openForm('x');
  await back();
  await confirmation();
  await back();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByText('the start')).toBeInTheDocument();
});

test('one Back returns to the form after it was left by a link', async () => {
  const user = await openForm('x');
  await user.click(screen.getByRole('link', { name: 'start' }));
  await confirmation();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await screen.findByText('the start');
  await back();
  expect(await screen.findByLabelText('text')).toHaveValue('');
  await back();
  expect(await screen.findByText('the start')).toBeInTheDocument();
});

test.each([
  ['home', '/es', 'the home page'],
  ['part of the start', '/es/start?q=1#part', 'the start'],
])('the link “%s” leads to its address in Spanish', async (name, address, text) => {
  const user = await openForm('x', 'es');
  await user.click(screen.getByRole('link', { name }));
  await user.click(await screen.findByRole('button', { name: 'Descartar cambios' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(address);
});

test('asks before a link to another part of the same page, and not before one within it', async () => {
  const user = await openForm('x');
  await user.click(screen.getByRole('link', { name: 'field of the form' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'other part of the form' }));
  await confirmation();
  expect(window.location.search).toBe('');
});

test('the language link asks nothing, and the text stays', async () => {
  const user = await openForm('x');
  await user.click(screen.getByRole('link', { name: 'Español' }));
  expect(await screen.findByText('es')).toBeInTheDocument();
  expect(screen.getByLabelText('text')).toHaveValue('x');
  expect(window.location.pathname).toBe('/es/form');
  await back();
  await screen.findByRole('alertdialog');
  expect(window.location.pathname).toBe('/es/form');
});

test('asks before a menu button is pressed', async () => {
  const user = await openForm('x');
  await user.click(screen.getByRole('button', { name: 'menu' }));
  await confirmation();
  expect(screen.queryByText('menu opened')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(document.body).toHaveTextContent('menu opened');
});

test('useUnsavedChanges throws outside UnsavedChanges', () => {
  expect(() => renderHook(() => useUnsavedChanges())).toThrow('within UnsavedChanges');
});
