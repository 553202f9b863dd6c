/** @jest-environment node */
import { createTestFolders, type TestFolders } from '@shop/platform/server/testing/startServer';
import { isCurrent, stamp } from './typesStamp';

let place: TestFolders;
beforeEach(async () => {
  place = await createTestFolders();
  await place.migration('20250101000000_one.sql', 'create table one (id int);');
});
afterEach(() => place.remove());

test('stamped types are current until a migration is changed, added or removed', async () => {
  const types = await stamp(place.projectDir, 'export type One = 1;\n');
  expect(await isCurrent(place.projectDir, types)).toBe(true);
  await place.migration('20250102000000_two.sql', 'create table two (id int);');
  expect(await isCurrent(place.projectDir, types)).toBe(false);
  await place.migration('20250102000000_two.sql');
  expect(await isCurrent(place.projectDir, types)).toBe(true);
  await place.migration('20250101000000_one.sql', 'create table one (id bigint);');
  expect(await isCurrent(place.projectDir, types)).toBe(false);
});

test('types that were edited, or have no stamp, are not current', async () => {
  const types = await stamp(place.projectDir, 'export type One = 1;\n');
  expect(await isCurrent(place.projectDir, types.replace('= 1', '= 2'))).toBe(false);
  expect(await isCurrent(place.projectDir, '')).toBe(false);
});
