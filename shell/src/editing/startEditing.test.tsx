import type { EditedPageMessage, EditingMessage } from '@shop/shared-contract';
import { initI18n, type Locales, loadLocales } from '@shop/shared-i18n';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Trans, useTranslation } from 'react-i18next';
import { startEditing } from './startEditing';

const dictionary = {
  title: 'Tires you can trust',
  call: 'Call <line>{{phone}}</line> today',
  found_one: '{{count}} tire',
  found_other: '{{count}} tires',
  within: 'We say: {{title}}',
  picture: 'A wall of tires',
};
const home: Locales = {
  namespace: 'home',
  load: { en: async () => dictionary, es: async () => ({ ...dictionary, title: 'Llantas' }) },
};

function Home() {
  const { t } = useTranslation('home' as 'common');
  const text = t as unknown as (key: string, values?: object) => string;
  return (
    <main>
      <h1>{text('title')}</h1>
      <a href="/contact">
        <svg aria-hidden="true" />
        <span>{text('found', { count: 2 })}</span>
      </a>
      <p data-testid="call">
        <Trans
          t={t}
          i18nKey={'call' as 'close'}
          values={{ phone: '555' }}
          components={{ line: <b /> }}
        />
      </p>
      <em>{text('within', { title: text('title') })}</em>
      <img src="/tires.webp" alt={text('picture')} />
      <output>$89</output>
      <hr />
    </main>
  );
}

/** Another origin than that of this page. */
const STAFF = 'https://staff.shop.example';

const sent = jest.fn<void, [EditedPageMessage, string]>();
const framing = { postMessage: sent } as unknown as Window;

const receive = (message: unknown, { origin = STAFF, source = framing } = {}) =>
  act(async () => {
    const event = new MessageEvent('message', { data: message, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  });
const editing = (home: Record<string, string>, chosen?: string): EditingMessage => ({
  texts: { en: { home }, es: {} },
  chosen: chosen ? { namespace: 'home', key: chosen, language: 'en' } : undefined,
});

/** The keys of what the last press has sent. */
function pressed(element: Element) {
  sent.mockClear();
  fireEvent.click(element);
  return sent.mock.calls.map(([message]) =>
    message.type === 'pressed' ? message.texts.map(({ key }) => key) : message.type,
  );
}

const PAGE = { path: '/blog/brakes', content: { article: {} } };
let draft: unknown;

const title = () => screen.getByRole('heading');

beforeAll(async () => {
  Object.defineProperty(window, 'parent', { value: framing });
  Element.prototype.scrollIntoView ??= () => {};
  class Sheet {
    replaceSync() {}
  }
  Object.assign(window, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
  initI18n('en');
  const own = startEditing({ loadContent: () => Promise.reject(new Error('offline')) }, STAFF);
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ type: 'ready' }, STAFF));
  await receive({ ...editing({}), page: PAGE }, { origin: 'https://evil.example' });
  await receive({ ...editing({}), page: PAGE });
  draft = await own;
  await loadLocales([home]);
});
beforeEach(async () => {
  await act(async () => render(<Home />));
  await receive(editing({}));
});

test('waits for the draft that the page shows', () => {
  expect(draft).toBe(PAGE);
});

test('tells the page that frames it which dictionaries are loaded', () => {
  expect(sent).toHaveBeenCalledWith({ type: 'shown', namespaces: ['home'] }, STAFF);
});

test('shows texts without their marks', () => {
  expect(title().textContent).toBe('Tires you can trust');
  expect(screen.getByTestId('call').textContent).toBe('Call 555 today');
  expect(screen.getByRole('img')).toHaveAttribute('alt', 'A wall of tires');
});

test.each<[string, () => Element, string[]]>([
  ['a sentence', title, ['title']],
  ['a plural form, in a link', () => screen.getByText('2 tires'), ['found_other']],
  [
    'the icon of a link',
    () => screen.getByRole('link').firstElementChild as Element,
    ['found_other'],
  ],
  ['an element within a sentence', () => screen.getByText('555'), ['call']],
  ['a sentence with another one', () => screen.getByText(/^We say/), ['within', 'title']],
  ['a picture', () => screen.getByRole('img'), ['picture']],
  ['a text of no dictionary', () => screen.getByText('$89'), []],
])('a press on %s selects its text', (_, element, keys) => {
  expect(pressed(element())).toEqual([keys]);
});

test('a press on no text selects nothing', () => {
  expect(pressed(screen.getByRole('separator'))).toEqual([]);
});

test('a press on a link does not follow it', () => {
  expect(fireEvent.click(screen.getByText('2 tires'))).toBe(false);
});

test('shows the texts of the form, and the built-in ones again without them', async () => {
  await receive(editing({ title: 'Honest tires', found_other: 'All {{count}} tires' }));
  expect(title().textContent).toBe('Honest tires');
  expect(screen.getByText('All 2 tires')).toBeInTheDocument();
  await receive(editing({ title: '<b>Bold</b>' }));
  expect(title().textContent).toBe('<b>Bold</b>');
  expect(screen.getByText('2 tires')).toBeInTheDocument();
  await receive(editing({}));
  expect(title().textContent).toBe('Tires you can trust');
});

test('outlines the text that is being edited', async () => {
  await receive(editing({ title: 'Honest tires' }, 'title'));
  expect(title()).toHaveAttribute('data-is-chosen');
  await receive(editing({}, 'picture'));
  expect(title()).not.toHaveAttribute('data-is-chosen');
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('data-is-chosen'));
});

test.each<[string, unknown, object]>([
  ['of another origin', editing({ title: 'Evil' }), { origin: 'https://evil.example' }],
  ['of its own origin', editing({ title: 'Evil' }), { origin: location.origin }],
  ['of another window', editing({ title: 'Evil' }), { source: {} }],
  ['without texts', { texts: { en: { home: { title: { evil: true } } }, es: {} } }, {}],
  ['of a tool', 'webpackOk', {}],
])('ignores a message %s', async (_, message, from) => {
  await receive(message, from);
  expect(title().textContent).toBe('Tires you can trust');
});
