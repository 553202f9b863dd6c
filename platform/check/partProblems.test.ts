import { undeclaredWidgets, untranslatedParts } from './partProblems';
import { seenParts } from './seenParts';

const part = (remote: string, content = '', module = './page') =>
  `<div data-remote="${remote}" data-module="${module}">${content}</div>`;

function partsOf(html: string) {
  const template = document.createElement('template');
  template.innerHTML = html;
  return seenParts(template.content);
}

const map = { name: 'button', module: './map' };
const remotes = [
  { name: 'mf-a', live: { widgets: [] } },
  { name: 'mf-map', live: { widgets: [map] } },
  { name: 'mf-b', live: { widgets: [{ name: 'b', module: './b' }], uses: ['button'] } },
];
const shownMap = part('mf-map', 'Atlanta', './map');

test.each([
  ['in a page', part('mf-a', `<p>${shownMap}</p>`), ['mf-a'], ['button']],
  ['beside its page', part('mf-a') + shownMap, ['mf-a'], []],
  ['that uses names', part('mf-b', shownMap), ['mf-b'], []],
  ['in a widget that names it', part('mf-a', part('mf-b', shownMap, './b')), ['mf-b'], []],
  ['in a widget of another team', part('mf-a', part('mf-b', shownMap, './b')), ['mf-a'], ['b']],
  ['in a page of another team', part('mf-a', shownMap), ['mf-map'], []],
  ['of its own', part('mf-map', shownMap), ['mf-map'], []],
])('finds a widget %s', (_, html, released, names) => {
  expect(undeclaredWidgets(partsOf(html), remotes, released)).toEqual(
    names.map((name) => `shows the widget ${name}, which "uses" in remote.json does not name`),
  );
});

test.each([
  ['the same words', part('mf-a', 'title'), part('mf-a', 'title'), 1],
  ['other words', part('mf-a', 'Sun'), part('mf-a', 'Sol'), 0],
  ['no words', part('mf-a', '195/65 15'), part('mf-a', '195/65 15'), 0],
  ['nothing', part('mf-a'), part('mf-a'), 0],
  ['the words of a widget only', part('mf-a', shownMap), part('mf-a', shownMap), 0],
  ['the same words in a part of another team', part('mf-b', 'x'), part('mf-b', 'x'), 0],
  ['words on one of the pages only', part('mf-a', 'Sun'), part('mf-b', 'Sun'), 0],
])('compares the languages of %s', (_, english, spanish, count) => {
  expect(untranslatedParts([partsOf(english), partsOf(spanish)], ['mf-a'])).toHaveLength(count);
});
