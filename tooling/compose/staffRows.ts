import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StaffRows } from '../../shell/src/prerender';
import { writeAtomically } from '../release/siteFile';

/** Where the site's data is answered, and the key that may read what every visitor may. */
export interface Api {
  url: string;
  key: string;
}

const TIMEOUT = 10_000;

async function readTable<Row>({ url, key }: Api, query: string): Promise<Row[]> {
  const response = await fetch(`${url}/rest/v1/${query}`, {
    headers: { apikey: key, authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT),
  });
  if (!response.ok) throw new Error(`${query}: HTTP ${response.status}`);
  return (await response.json()) as Row[];
}

// The dot keeps it from being served; visitors ask the database itself.
const keptFile = (siteDir: string) => path.join(siteDir, '.staff.json');

function keptRows(siteDir: string): StaffRows {
  const file = keptFile(siteDir);
  if (!existsSync(file)) return { settings: [], content: [] };
  return JSON.parse(readFileSync(file, 'utf8')) as StaffRows;
}

/**
 * What staff have set and written. It is kept beside the site: a release on a machine that can't
 * reach the data must not bring the built-in words back.
 * @param api unknown where the data is answered by a server that may not be running
 */
export async function staffRows(siteDir: string, api: Api | undefined): Promise<StaffRows> {
  if (!api?.url || !api.key) return keptRows(siteDir);
  try {
    const [settings, content] = await Promise.all([
      readTable<StaffRows['settings'][number]>(api, 'settings?select=key,value&order=key'),
      readTable<StaffRows['content'][number]>(
        api,
        'content_blocks?select=page,identifier,content&order=page,identifier',
      ),
    ]);
    writeAtomically(keptFile(siteDir), JSON.stringify({ settings, content }));
    return { settings, content };
  } catch (error) {
    console.warn('  staff’s settings and texts are those of the last time:', String(error));
    return keptRows(siteDir);
  }
}
