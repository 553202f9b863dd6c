/** @jest-environment node */
import { folderProblems } from './folders';

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = '', to = ''] = line.split(' → ');
    return { from, to };
  });

test.each([
  [
    'a pair',
    ['platform/site/a.ts → platform/machine/a.ts', 'platform/machine/b.ts → platform/site/b.ts'],
  ],
  [
    'a larger circle',
    [
      'cli/dev/a.ts → cli/serve/a.ts',
      'cli/serve/b.ts → cli/start/a.ts',
      'cli/start/b.ts → cli/dev/b.ts',
    ],
  ],
])('folders that import each other in %s are found', (_, lines) => {
  const found = folderProblems(imports(...lines), []);
  expect(found).toEqual(
    lines.map((line) => `- ${line.replace(' → ', ' imports ')}: these folders import each other.`),
  );
});

test('the index of a package, and folders that import one way, are no problem', () => {
  const lines = [
    'shared-data/src/index.ts → shared-data/src/bookings/requests.ts',
    'shared-data/src/bookings/requests.ts → shared-data/src/fields.ts',
  ];
  expect(folderProblems(imports(...lines), [])).toEqual([]);
});

test('a page that imports a page is found', () => {
  const lines = ['mf-admin/src/desk/board/BoardPage.tsx → mf-admin/src/desk/today/TodayPage.tsx'];
  const files = ['mf-admin/src/desk/board/BoardPage.tsx', 'mf-admin/src/desk/today/TodayPage.tsx'];
  expect(folderProblems(imports(...lines), files)).toHaveLength(1);
});
