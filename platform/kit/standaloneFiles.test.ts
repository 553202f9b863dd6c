/** @jest-environment node */
import { standaloneFiles } from './standaloneFiles';

const own = {
  name: '@shop/mf-fleet',
  version: '1.0.0',
  devDependencies: { '@types/vans': '1.0.0' },
};
const surroundings = {
  tarballs: { '@shop/shared-ui': 'file:packages/shop-shared-ui.tgz' },
  tools: { '@types/jest': '30.0.0', jest: '30.0.0', knip: '6.0.0' },
  sharedTools: { 'schema-dts': '2.0.0' },
};
const read = (name: string, around = surroundings) =>
  JSON.parse(standaloneFiles(own, around)[name] ?? '') as Record<string, unknown>;

test('the package has what its tests import, its own dependencies and those of the shared types', () => {
  expect(read('package.json')['devDependencies']).toEqual({
    '@types/jest': '30.0.0',
    'schema-dts': '2.0.0',
    '@types/vans': '1.0.0',
  });
});

test('the types include styles and pictures if the package that declares them is installed', () => {
  expect(read('tsconfig.json')['files']).toEqual(['./node_modules/@shop/shared-ui/src/css.d.ts']);
  expect(
    read('tsconfig.json', { ...surroundings, tarballs: {} as never })['files'],
  ).toBeUndefined();
});
