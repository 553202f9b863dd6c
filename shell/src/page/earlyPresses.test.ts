import { recordEarlyPresses } from '@shop/shared-site/earlyPresses';
import {
  forgetPresses,
  replayPresses,
  stopRecordingPresses,
  watchHandledPresses,
} from './earlyPresses';

jest.useFakeTimers();

beforeEach(() => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/contact');
  document.body.innerHTML = `
    <a href="/booking">Book</a><a href="/es/contact" hreflang="es">Español</a>
    <div data-remote="a">
      <button>One</button><button>Two</button>
      <label>Oil <input type="radio" name="service" value="oil"></label>
      <label>Noise <input type="checkbox" value="noise"></label>
    </div>
    <div data-remote="b"><button>Three</button></div>`;
  new Function(recordEarlyPresses)();
});
afterEach(stopRecordingPresses);

const part = (name: string) => document.querySelector(`[data-remote=${name}]`) as HTMLElement;
const named = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLElement;
const radio = () => document.querySelector('input') as HTMLInputElement;

/** Clicks with a pointer, which has a position. */
const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 1 }));

/** Records what the handlers of a hydrated part receive. */
function hydrate(name: string) {
  const received: string[] = [];
  part(name).addEventListener('click', ({ target }) => {
    const { textContent, value } = target as HTMLInputElement;
    received.push(value || textContent || '');
  });
  stopRecordingPresses();
  replayPresses(part(name));
  jest.runAllTimers();
  return received;
}

test('presses again what was pressed before a part was hydrated, in that order', () => {
  click(named('Two'));
  click(radio());
  click(named('One'));
  expect(hydrate('a')).toEqual(['Two', 'oil', 'One']);
  expect(radio().checked).toBe(true);
});

test('a box that was pressed is heard, and stays as it was left', () => {
  const box = document.querySelector('[type=checkbox]') as HTMLInputElement;
  click(box);
  expect(hydrate('a')).toEqual(['noise']);
  expect(box.checked).toBe(true);
});

test('a box that was pressed twice changes nothing', () => {
  const box = document.querySelector('[type=checkbox]') as HTMLInputElement;
  click(box);
  click(box);
  expect(hydrate('a')).toEqual([]);
  expect(box.checked).toBe(false);
});

test('what was chosen before is heard first', () => {
  const options = '<option selected>1</option><option>2</option>';
  part('a').insertAdjacentHTML('beforeend', `<select data-loads>${options}</select>`);
  part('a').insertAdjacentHTML('beforeend', `<select data-loads>${options}</select>`);
  const [select] = part('a').querySelectorAll('select');
  const heard: unknown[] = [];
  part('a').addEventListener('change', ({ target }) => heard.push(target));
  if (select) select.value = '2';
  watchHandledPresses(part('a'));
  // As React does when it hydrates it.
  if (select) select.value = '1';
  hydrate('a');
  expect(heard).toEqual([select]);
  expect(select).toHaveValue('2');
});

test('what the browser has done on a page without the shell is not repeated', () => {
  Object.assign(window.earlyPresses ?? {}, { withoutShell: true });
  named('Two').dataset['loads'] = '';
  click(named('One'));
  click(named('Two'));
  expect(hydrate('a')).toEqual(['Two']);
});

test('a repeated press counts once', () => {
  for (const name of ['One', 'Two', 'One']) click(named(name));
  expect(hydrate('a')).toEqual(['Two', 'One']);
});

test('stores the presses in a part that is not hydrated yet', () => {
  click(named('Three'));
  expect(hydrate('a')).toEqual([]);
  expect(hydrate('b')).toEqual(['Three']);
  expect(hydrate('b')).toEqual([]);
});

test('does not press what an earlier press has removed', () => {
  const [one, two] = [named('One'), named('Two')];
  one.addEventListener('click', () => two.remove());
  const received: unknown[] = [];
  two.addEventListener('click', () => received.push('Two'));
  stopRecordingPresses();
  window.earlyPresses?.add(one).add(two);
  replayPresses(part('a'));
  jest.runAllTimers();
  expect(received).toEqual([]);
});

test('forgets the presses that React handles itself, and those before a reported failure', () => {
  watchHandledPresses(document.body);
  click(named('One'));
  expect(hydrate('a')).toEqual([]);
  new Function(recordEarlyPresses)();
  window.earlyPresses?.add(named('Two'));
  forgetPresses();
  expect(hydrate('a')).toEqual([]);
});

test('an arrow key, whose click has no position, advances no radio', () => {
  radio().click();
  expect(hydrate('a')).toEqual([]);
});

describe('links', () => {
  const link = (name: string) =>
    [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === name,
    ) as HTMLAnchorElement;
  // jsdom cannot navigate.
  beforeEach(() => document.body.addEventListener('click', (event) => event.preventDefault()));

  test.each([
    ['/contact?q=x#form', 'en', '/es/contact', 'es', '/es/contact?q=x#form'],
    ['/es/contact?lang=es', 'es', '/contact', 'en', '/contact?lang=en'],
  ])(
    'the language link of %s takes along query and fragment',
    (at, here, href, there, expected) => {
      document.documentElement.lang = here;
      history.replaceState(null, '', at);
      Object.assign(link('Español'), { href, hreflang: there });
      click(link('Español'));
      expect(link('Español').href).toBe(location.origin + expected);
    },
  );

  test.each([
    ['/contact', 'en', '/es/contact', 'es', '/booking?a=1', '/es/booking?a=1'],
    ['/', 'en', '/es/', 'es', '/', '/es/'],
    ['/es/contact', 'es', '/contact', 'en', '/es/booking', '/booking'],
    ['/es/', 'es', '/', 'en', '/es/', '/'],
  ])('on %s (%s) after %s a link leads to its page in that language', (...example) => {
    const [at, here, href, there, followed, expected] = example;
    document.documentElement.lang = here;
    history.replaceState(null, '', at);
    Object.assign(link('Español'), { href, hreflang: there });
    Object.assign(link('Book'), { href: followed });
    click(link('Español'));
    click(link('Book'));
    expect(link('Book').href).toBe(location.origin + expected);
  });

  test('a link leads where it did when another tab, another site or no language was requested', () => {
    click(link('Book'));
    expect(link('Book').pathname).toBe('/booking');
    link('Español').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    click(link('Book'));
    expect(link('Book').pathname).toBe('/booking');
    click(link('Español'));
    link('Book').href = 'https://elsewhere.example/page';
    click(link('Book'));
    expect(link('Book').href).toBe('https://elsewhere.example/page');
  });

  test('the language is forgotten when the page is left, which Back may show again', () => {
    click(link('Español'));
    window.dispatchEvent(new Event('pagehide'));
    click(link('Book'));
    expect(link('Book').pathname).toBe('/booking');
  });
});
