import { watchDamage } from './damage';

const header = '<header><a href="tel:+17705550123">(770) 555-0123</a></header>';
beforeEach(() => {
  document.body.innerHTML = header;
});

test('nothing is reported while nothing is broken', () => {
  const damage = watchDamage();
  document.body.insertAdjacentHTML('beforeend', '<p>More</p>');
  expect(damage()).toEqual([]);
});

test('names what was replaced, once', () => {
  const damage = watchDamage();
  const { pushState } = history;
  history.pushState = () => {};
  expect(damage()).toEqual(['pushState']);
  expect(damage()).toEqual([]);
  history.pushState = pushState;
});

test('names a prototype that was extended', () => {
  const damage = watchDamage();
  Object.defineProperty(Array.prototype, 'last', { configurable: true, value: () => {} });
  expect(damage()).toEqual(['Array.prototype']);
  Reflect.deleteProperty(Array.prototype, 'last');
});

test('names a header without its phone number, and not one that is there again', () => {
  const damage = watchDamage();
  document.querySelector('a')?.remove();
  expect(damage()).toEqual(['header [href^=tel]']);
  document.body.innerHTML = header;
  expect(damage()).toEqual([]);
});
