import { setSystemTime } from '@shop/shared-ui/test-support';
import type { OpeningFacts } from '../layout/ShopHours';
import { showOpenStatus } from './openStatus';

const hours = 'Mon-Fri 8am-8pm, Sat 9am-5pm';
const facts: OpeningFacts = {
  week: [
    { first: 1, last: 5, spans: ['08:00-20:00'] },
    { first: 6, last: 6, spans: ['09:00-17:00'] },
    { first: 7, last: 7, spans: [] },
  ],
  specialDays: [],
  open: 'Open until {}',
  opens: 'Opens {}',
  old: 'Reload for today’s hours',
};

const lines = () =>
  [...document.querySelectorAll('[data-opening]')].map(
    ({ firstElementChild, lastElementChild }) =>
      firstElementChild?.textContent || lastElementChild?.textContent,
  );

setSystemTime('2026-11-21T17:00:00Z', ['setInterval', 'clearInterval']);

function openPage(now: string) {
  jest.setSystemTime(new Date(now));
  const line = `<span data-opening><span></span><span>${hours}</span></span>`;
  document.body.innerHTML = `${line}${line}
    <p data-until="2026-11-20T24"></p>
    <p data-until="2026-11-21T24"></p>
    <p data-until="2026-11-21T12:00"></p>
    <p data-until="2026-11-21T12:01"></p>`;
  const [header, hero] = document.querySelectorAll<HTMLElement>('[data-opening]');
  if (header) header.dataset['opening'] = JSON.stringify(facts);
  if (hero)
    hero.dataset['opening'] = JSON.stringify({ open: 'Drive in until {}', opens: 'Back {}' });
  const shell = new AbortController();
  showOpenStatus('en', shell.signal);
  return shell;
}

// In Jonesboro: Saturday noon, and the evening of that day.
test.each([
  ['2026-11-21T17:00:00Z', 'open', ['Open until 5:00 PM', 'Drive in until 5:00 PM']],
  ['2026-11-22T02:00:00Z', 'closed', ['Opens Mon 8:00 AM', 'Back Mon 8:00 AM']],
])('at %s the shop is %s, in the words of every place', (now, state, sentences) => {
  const shell = openPage(now);
  expect(lines()).toEqual(sentences);
  expect(document.documentElement.hasAttribute('data-closed')).toBe(state === 'closed');
  shell.abort();
  expect(lines()).toEqual([hours, hours]);
});

test('hides days with other hours and offers that are over', () => {
  openPage('2026-11-21T17:00:00Z').abort();
  expect(
    [...document.querySelectorAll<HTMLElement>('[data-until]')].map(({ hidden }) => hidden),
  ).toEqual([true, false, true, false]);
});

test('a page that has been open for more than a day says so, and states nothing', () => {
  const opened = jest.spyOn(performance, 'now').mockReturnValue(86_400_001);
  const shell = openPage('2026-11-21T17:00:00Z');
  expect(lines()).toEqual([facts.old, hours]);
  shell.abort();
  expect(document.documentElement).not.toHaveAttribute('data-closed');
  opened.mockRestore();
});
