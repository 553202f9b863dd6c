import type { RunAsPublisher } from '@shop/platform/publish/runAsPublisher';
import { readSite } from '@shop/platform/site/siteFile';
import { rowFailures } from '../../shared-data/src/content/rowFailures';
import { PICTURE_BYTES } from '../../shared-site/limits';
import type { Backend } from '../lite/createBackend';
import type { ReadUpload } from './makePictures';

export type UploadsBackend = Pick<Backend, 'fetch' | 'publishableKey'>;

/**
 * Reads uploaded files as the publisher, from an embedded backend or from the project that the site names. Its role has
 * no account: the database gives it a ticket for each file, with which the key of visitors is enough.
 */
export const uploadsFor =
  (run: RunAsPublisher, siteDir: string, embedded: UploadsBackend | undefined): ReadUpload =>
  async (id) => {
    const [row] = await run<{ ticket: string }>('select public.picture_ticket($1) as ticket', [id]);
    const hosted = readSite(siteDir).backend;
    const key = embedded?.publishableKey ?? hosted.key;
    const headers = {
      apikey: key,
      authorization: `Bearer ${key}`,
      'x-picture-ticket': row?.ticket ?? '',
    };
    const route = `/storage/v1/object/pictures/${id}`;
    const response = embedded
      ? await embedded.fetch(new Request(`http://localhost${route}`, { headers }), '127.0.0.1')
      : await fetch(`${hosted.url}${route}`, { headers, signal: AbortSignal.timeout(60_000) });
    if (!response.ok) throw new Error(rowFailures.noFile, { cause: response.status });
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (bytes.length > PICTURE_BYTES) throw new Error(rowFailures.largeFile);
    return bytes;
  };
