import { loadUnseen, whenSeen } from './whenSeen';

let show: (isIntersecting: boolean) => void;
const disconnect = jest.fn();

class FakeObserver {
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    show = (isIntersecting) => notify([{ isIntersecting }]);
  }
  observe = () => {};
  disconnect = disconnect;
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  document.body.innerHTML = '<div id="marker"><section><input></section></div>';
  disconnect.mockClear();
});

const marker = () => document.getElementById('marker') as HTMLElement;

/** Whether it has resolved by now. */
const isDue = (seen: Promise<void>) =>
  Promise.race([seen.then(() => true), new Promise((resolve) => setTimeout(resolve, 0, false))]);

test('resolves when the part comes into view, and stops observing', async () => {
  const seen = whenSeen(marker());
  show(false);
  expect(await isDue(seen)).toBe(false);
  show(true);
  expect(await isDue(seen)).toBe(true);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('resolves when something in the part is focused', async () => {
  const seen = whenSeen(marker());
  expect(await isDue(seen)).toBe(false);
  document.querySelector('input')?.focus();
  expect(await isDue(seen)).toBe(true);
});

test('resolves when it is to load before it is seen', async () => {
  expect(loadUnseen(marker())).toBe(false);
  const seen = whenSeen(marker());
  expect(loadUnseen(marker())).toBe(true);
  expect(await isDue(seen)).toBe(true);
  expect(loadUnseen(marker())).toBe(false);
});

test('resolves at once for a part without elements', async () => {
  marker().replaceChildren();
  expect(await isDue(whenSeen(marker()))).toBe(true);
});
