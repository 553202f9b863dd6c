import { removedWidgetsInUse, unknownWidgets, widgetCycle } from './widgets';

const party = (name: string, widgets: string[], uses?: string[]) => ({
  name,
  widgets: widgets.map((widget) => ({ name: widget, module: './widget' })),
  ...(uses ? { uses } : {}),
});

test('rejects the use of a widget that no other remote has', () => {
  const live = [party('mf-a', ['map']), party('mf-van', ['van'])];
  expect(unknownWidgets(party('mf-van', [], ['map']), live)).toEqual([]);
  expect(unknownWidgets(party('mf-van', ['van'], ['map', 'van', 'nope']), live)).toEqual([
    'it uses the widget van, which no other live remote provides',
    'it uses the widget nope, which no other live remote provides',
  ]);
});

test('rejects the removal of a widget that other remotes show', () => {
  const live = [party('mf-a', ['map', 'route']), party('mf-b', [], ['map']), party('mf-c', [])];
  expect(removedWidgetsInUse(party('mf-a', ['map']), live)).toEqual([]);
  expect(removedWidgetsInUse(party('mf-a', ['route']), live)).toEqual([
    'mf-b shows the widget map, which would be removed',
  ]);
  expect(removedWidgetsInUse(party('mf-new', []), live)).toEqual([]);
});

test('a remote may remove a widget that only its own live version shows', () => {
  const live = [party('mf-a', ['map'], ['map'])];
  expect(removedWidgetsInUse(party('mf-a', []), live)).toEqual([]);
});

describe('a cycle of remotes that show each other’s widgets', () => {
  const candidate = party('mf-a', ['a'], ['b', 'c']);

  test('is found behind a remote that shows none', () => {
    const live = [party('mf-b', ['b']), party('mf-c', ['c'], ['d']), party('mf-d', ['d'], ['a'])];
    expect(widgetCycle(candidate, live)).toEqual([
      'its widgets form a cycle: mf-a → mf-c → mf-d → mf-a',
    ]);
  });

  test('is not reported of a remote outside of it', () => {
    const live = [party('mf-b', ['b'], ['c']), party('mf-c', ['c'], ['b'])];
    expect(widgetCycle(candidate, live)).toEqual([]);
  });

  test('is not reported when only the live version closes it', () => {
    const live = [party('mf-a', ['old']), party('mf-b', ['b'], ['old'])];
    expect(widgetCycle(candidate, live)).toEqual([]);
  });
});
