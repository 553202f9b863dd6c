import { roleUrl } from '@shop/backend/goLive/databaseAddress';
import { connectPublisher } from '@shop/backend/lite/connectPublisher';
import type { RoleConnection } from '@shop/backend/lite/connectRole';
import type { Backend } from '@shop/backend/lite/createBackend';
import { readSettings } from '@shop/platform/site/siteSettings';

export type Queue = Pick<RoleConnection, 'run' | 'close'>;

/** The name by which a publisher holds its lease: an embedded backend has one at a time, which may have been killed. */
export const holderOf = (backend: object | undefined) =>
  backend && 'the publisher of the embedded backend';

/**
 * Opens the queue of an embedded backend, or of the database that PUBLISHER_DATABASE_URL names.
 * @throws an Error of one sentence when the database does not answer or refuses, or is that of another project
 */
export async function openQueue(backend: Pick<Backend, 'asPublisher'> | undefined): Promise<Queue> {
  if (backend) return { run: backend.asPublisher, close: async () => {} };
  const url = process.env['PUBLISHER_DATABASE_URL'] ?? '';
  return connectPublisher(roleUrl(url, readSettings().backend?.url, 'publisher'));
}
