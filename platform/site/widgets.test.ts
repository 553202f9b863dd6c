import { removedWidgetsInUse, unknownWidgets } from './widgets';

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
