import { connectPublisher } from '../../backend/lite/connectPublisher';
import type { Backend } from '../../backend/lite/createBackend';
import type { RunAsPublisher } from '../../platform/publish/publish';

export interface Queue {
  run: RunAsPublisher;
  close(): Promise<void>;
}

/**
 * Opens the queue of an embedded backend, or of the database that PUBLISHER_DATABASE_URL names.
 * @throws an Error of one sentence when the database does not answer or refuses
 */
export async function openQueue(backend: Pick<Backend, 'asPublisher'> | undefined): Promise<Queue> {
  if (backend) return { run: backend.asPublisher, close: async () => {} };
  return connectPublisher(process.env['PUBLISHER_DATABASE_URL'] ?? '');
}
