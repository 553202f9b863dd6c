/** @jest-environment node */
import { ownFiles } from './ownFiles';

const own = {
  name: '@shop/mf-fleet',
  version: '1.0.0',
  devDependencies: { '@types/vans': '1.0.0' },
};
const surroundings = {
  tarballs: { '@shop/shared-ui': 'file:packages/shop-shared-ui.tgz' },
  tools: { jest: '30.0.0', knip: '6.0.0' },
  sharedTools: { 'schema-dts': '2.0.0' },
};
const read = (name: string, around = surroundings) =>
  JSON.parse(ownFiles(own, around)[name] ?? '') as Record<string, unknown>;

test('alone it has the tools to test with, its own, and what types of the shared packages need', () => {
  expect(read('package.json')['devDependencies']).toEqual({
    jest: '30.0.0',
    'schema-dts': '2.0.0',
    '@types/vans': '1.0.0',
  });
});

test('its types know styles and pictures, wherever the package that tells of them is there', () => {
  expect(read('tsconfig.json')['files']).toEqual(['./node_modules/@shop/shared-ui/src/css.d.ts']);
  expect(
    read('tsconfig.json', { ...surroundings, tarballs: {} as never })['files'],
  ).toBeUndefined();
});
