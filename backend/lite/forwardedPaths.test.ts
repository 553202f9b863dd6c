/** @jest-environment node */
import { isForwarded } from './forwardedPaths';

test.each([
  '/rest/v1/products',
  '/rest/v1/rpc/slot_availability',
  '/auth/v1/token',
  '/auth/v1/user',
])('%s is forwarded', (path) => expect(isForwarded(path)).toBe(true));

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
])('%s is not forwarded', (path) => expect(isForwarded(path)).toBe(false));
