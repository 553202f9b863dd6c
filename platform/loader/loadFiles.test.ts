import { loadScript, loadStyle } from './loadFiles';

const URL_OF_PAGE = 'http://localhost:3002/mf-a/1/page.js';
const BASE = 'http://localhost:3002/mf-a/1/';

type Loading = HTMLScriptElement | HTMLLinkElement;
const lastAdded = () => document.head.lastElementChild as Loading;

beforeEach(() => document.head.replaceChildren());
afterEach(() => jest.useRealTimers());

test('a script is requested with its digest', async () => {
  const loading = loadScript(URL_OF_PAGE, 'sha256-x');
  const script = lastAdded();
  expect(script).toMatchObject({
    src: URL_OF_PAGE,
    integrity: 'sha256-x',
    crossOrigin: 'anonymous',
  });
  script.onload?.(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

test('a script that fails is rejected and removed, so that a retry requests it again', async () => {
  const loading = loadScript(URL_OF_PAGE);
  lastAdded().onerror?.(new Event('error'));
  await expect(loading).rejects.toThrow(`${URL_OF_PAGE} cannot be loaded`);
  expect(document.head.children).toHaveLength(0);
});

test('a file that neither arrives nor fails is rejected after two minutes', async () => {
  jest.useFakeTimers();
  const loading = loadScript(URL_OF_PAGE);
  jest.advanceTimersByTime(119_999);
  expect(document.head.children).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await expect(loading).rejects.toThrow('cannot be loaded');
});

test('a style sheet is added once it is needed', async () => {
  const loading = loadStyle(BASE, 'page.css', 'sha256-x');
  expect(lastAdded()).toMatchObject({
    ...{ rel: 'stylesheet', href: `${BASE}page.css`, integrity: 'sha256-x' },
  });
  lastAdded().onload?.(new Event('load'));
  await expect(loading).resolves.toBeUndefined();
});

test.each([
  ['a style of that name, which the composer wrote', '<style data-href="page.css"></style>'],
  ['the sheet', `<link rel="stylesheet" href="${BASE}page.css">`],
  ['the sheet of an earlier attempt', `<link rel="stylesheet" href="${BASE}page.css?retry=1">`],
])('a style sheet is not added where the document has %s', async (_, html) => {
  document.head.innerHTML = html;
  await loadStyle(BASE, 'page.css', 'sha256-x');
  expect(document.head.children).toHaveLength(1);
});

test('a preload of a style sheet is no style sheet', () => {
  document.head.innerHTML = `<link rel="preload" as="style" href="${BASE}page.css">`;
  void loadStyle(BASE, 'page.css', 'sha256-x');
  expect(document.head.children).toHaveLength(2);
});
