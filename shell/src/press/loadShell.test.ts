import { recordEarlyPresses } from '@shop/shared-site/earlyPresses';
import { loadShellAtPress } from './loadShell';
import { MOUNT } from './stayWithoutShell';

jest.useFakeTimers();

// The tests' is Node's, whose signals jsdom's listeners refuse.
const frame = document.body.appendChild(document.createElement('iframe'));
window.AbortController = (frame.contentWindow as Window & typeof globalThis).AbortController;

/** Of the shell's script a test hears only that it was requested: no browser is there to run it. */
const requested = () => document.querySelectorAll('script[src]:not([type])').length;
const isBusy = (element: Element) => element.hasAttribute('aria-busy');

const find = <Found extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Found;

/** Clicks with a pointer, which has a position. @returns whether the browser does what it does without scripts */
const click = (selector: string) =>
  find(selector).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 1 }),
  );

function openPage(address: string) {
  history.replaceState(null, '', address);
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <script type="application/json" id="press">
      [["link", { "rel": "preload", "href": "/remote.js" }],
       ["script", { "src": "/shell.js", "async": false }]]
    </script>
    <p role="alert" data-load-failed hidden>This did not load.</p>
    <div data-remote="a">
      <form action="/search"><button id="search">Search</button></form>
      <form><input name="email" data-loads><button id="send" data-loads>Send</button></form>
      <input type="radio" name="size" data-loads>
    </div>`;
  find<HTMLFormElement>('form').addEventListener('submit', (event) => event.preventDefault());
  new Function(recordEarlyPresses)();
}

afterEach(() => {
  jest.clearAllTimers();
  dispatchEvent(new Event(MOUNT));
  removeEventListener('click', window.earlyPresses?.record as EventListener, { capture: true });
});

test('a button that waits for the shell does not submit its form', () => {
  openPage('/about');
  loadShellAtPress();
  expect(click('#send')).toBe(false);
  expect(requested()).toBe(1);
  expect(isBusy(find('#send'))).toBe(true);
  expect(window.earlyPresses).toContain(find('#send'));
});

test('a field that changes without the focus loads the shell', () => {
  openPage('/about');
  loadShellAtPress();
  find('[name=email]').dispatchEvent(new Event('change', { bubbles: true }));
  expect(requested()).toBe(1);
});

describe('once the page is idle', () => {
  const fetched = () =>
    Array.from(
      document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]'),
      ({ href }) => new URL(href).pathname,
    );
  const openIdle = (main: string) => {
    openPage('/about');
    document.body.insertAdjacentHTML('beforeend', `<main>${main}</main>`);
    loadShellAtPress().whenIdle();
    return fetched();
  };
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  test('the code that its controls need is stored, and not executed', () => {
    expect(openIdle('<button data-loads>Filter</button>')).toEqual(['/remote.js', '/shell.js']);
    expect(requested()).toBe(0);
  });

  test('a page without such a control fetches nothing', () => {
    expect(openIdle('<a href="/blog">Blog</a>')).toEqual([]);
  });

  test('a visitor who saves data fetches nothing', () => {
    Object.assign(navigator, { connection: { saveData: true } });
    expect(openIdle('<button data-loads>Filter</button>')).toEqual([]);
  });
});

test('a field that has the focus before the script is there loads the shell', () => {
  openPage('/about');
  find('[name=email]').focus();
  loadShellAtPress();
  expect(requested()).toBe(1);
});

test('a button that needs no shell does not load it, pressed early or late', () => {
  openPage('/about');
  click('#search');
  loadShellAtPress();
  click('#search');
  expect(requested()).toBe(0);
});

test('a field that is pressed loads the shell, and no failure is shown for it', () => {
  openPage('/about');
  loadShellAtPress();
  click('[name=email]');
  jest.runAllTimers();
  expect(requested()).toBe(1);
  expect(isBusy(find('[name=email]'))).toBe(false);
  expect(find('[role=alert]').hidden).toBe(true);
  click('[name=size]');
  expect(isBusy(find('[name=size]'))).toBe(true);
});

test.each([
  '/booking/cancel%23token',
  '/booking/cancel%2523token',
  '/about?edit=1',
  '/?a=b&lang=es',
])('%s loads the shell at once', (address) => {
  openPage(address);
  loadShellAtPress();
  expect(requested()).toBe(1);
});
