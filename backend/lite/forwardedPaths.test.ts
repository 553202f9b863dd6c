/** @jest-environment node */
import { isForwarded } from './forwardedPaths';

const PICTURES = '/storage/v1/object/pictures';
const PICTURE = `${PICTURES}/a1b2c3d4e5f6`;

const isForwardedAs = (method: string, path: string) =>
  isForwarded({ method, url: `http://localhost${path}` });

test.each([
  ['GET', '/rest/v1/products'],
  ['POST', '/rest/v1/rpc/slot_availability'],
  ['POST', '/auth/v1/token'],
  ['PUT', '/auth/v1/user'],
  ['POST', PICTURE],
  ['GET', PICTURE],
  ['DELETE', PICTURES],
])('%s %s is forwarded', (method, path) => expect(isForwardedAs(method, path)).toBe(true));

test.each([
  '/_system/info',
  '/rest/v1/',
  '/rest/v1/%63ontact_messages',
  '/rest/v1/contact_messages/',
  '/rest/v1//contact_messages',
  '/rest/v1/../../_system/info',
  '/auth/v1/otp',
  '/auth/v1/magiclink',
  '/auth/v1/admin/users',
  '/storage/v1/bucket',
])('%s is not forwarded', (path) => expect(isForwardedAs('GET', path)).toBe(false));

test.each([
  ['GET', PICTURES],
  ['PUT', PICTURE],
  ['HEAD', PICTURE],
  ['DELETE', PICTURE],
  ['POST', `${PICTURES}/a1b2c3d4e5f6/more`],
  ['POST', `${PICTURES}/..%2fsecrets.json`],
  ['POST', '/storage/v1/object/other/a1b2c3d4e5f6'],
  ['POST', '/storage/v1/object/list/pictures'],
  ['POST', '/storage/v1/object/sign/pictures'],
  ['POST', '/storage/v1/object/sign/pictures/a1b2c3d4e5f6'],
  ['GET', '/storage/v1/object/sign/pictures/a1b2c3d4e5f6'],
  ['POST', '/storage/v1/object/upload/sign/pictures/a1b2c3d4e5f6'],
  ['GET', '/storage/v1/object/public/pictures/a1b2c3d4e5f6'],
  ['GET', '/storage/v1/object/info/pictures/a1b2c3d4e5f6'],
  ['POST', '/storage/v1/object/move'],
  ['POST', '/storage/v1/object/copy'],
  ['DELETE', '/storage/v1/bucket/pictures'],
  ['POST', '/storage/v1/bucket'],
])('%s %s of the storage is not forwarded', (method, path) =>
  expect(isForwardedAs(method, path)).toBe(false),
);
