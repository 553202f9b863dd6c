import { initI18n } from '@shop/shared-i18n';
import { waitFor } from '@testing-library/react';
import { StrictMode, useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { mount } from './mount';
import { createPage } from './page/createPage';

let render: () => React.ReactNode;
jest.mock('./App', () => ({ App: () => render() }));

let logged: jest.SpyInstance;
beforeEach(() => {
  // In act() React throws what otherwise reaches the root.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  initI18n('en');
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const site = { contract: 1, backend: { url: '', key: '' }, remotes: [], navigation: [] };
const fail = () => {
  throw new DOMException('Cookies are forbidden', 'SecurityError');
};

/** Mounts into a root with this HTML. */
function mountInto(html: string) {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = html;
  const page = createPage(
    { language: 'en', site, content: { shop: {}, texts: {} } },
    { isComposed: html !== '' },
  );
  mount(root, page);
  return root;
}

/** Waits until React has given the root up, and what follows is done. */
async function giveUp(times: number) {
  const uncaught = () => logged.mock.calls.filter(([text]) => text === '[shell] uncaught');
  await waitFor(() => expect(uncaught()).toHaveLength(times));
  await new Promise((resolve) => setTimeout(resolve, 50));
}

test('hydrated elements have the ids of the composed HTML', async () => {
  function Named() {
    const id = useId();
    const [isHydrated, setHydrated] = useState(false);
    useEffect(() => setHydrated(true), []);
    return <p id={id}>{isHydrated && <a href={`#${id}`}>hydrated</a>}</p>;
  }
  render = () => <Named />;
  const composed = renderToString(
    <StrictMode>
      <Named />
    </StrictMode>,
  );
  const root = mountInto(composed);
  await waitFor(() => expect(root).toHaveTextContent('hydrated'));
  expect(root.querySelector('a')).toHaveAttribute('href', `#${root.querySelector('p')?.id}`);
  expect(logged).not.toHaveBeenCalled();
});

test('composed HTML stays where the layout throws before its first commit', async () => {
  render = fail;
  const root = mountInto('<main><h1>Our services</h1></main>');
  const readable = root.innerHTML;
  await giveUp(1);
  expect(root.innerHTML).toBe(readable);
  expect(root).toHaveTextContent('Our services');
});

test('composed HTML stays where the layout throws later, and again', async () => {
  let throwNow = () => {};
  render = () => {
    const [isBroken, setBroken] = useState(false);
    throwNow = () => {
      render = fail;
      setBroken(true);
    };
    if (isBroken) fail();
    return (
      <main>
        <h1>Our services</h1>
      </main>
    );
  };
  const root = mountInto('<main><h1>Our services</h1></main>');
  await waitFor(() => expect(Object.keys(root.querySelector('h1') ?? {})).not.toEqual([]));
  await new Promise((resolve) => setTimeout(resolve, 50));
  throwNow();
  await giveUp(2);
  expect(root).toHaveTextContent('Our services');
});

test('an empty layout is rendered once more', async () => {
  let attempts = 0;
  render = () => {
    attempts += 1;
    return attempts <= 2 ? fail() : <h1>Our services</h1>;
  };
  const root = mountInto('');
  await waitFor(() => expect(root).toHaveTextContent('Our services'));
});
