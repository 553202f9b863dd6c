import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_PORT } from '@shop/platform/machine/devPorts';
import { readSite } from '@shop/platform/site/siteFile';

export interface OperatorOptions {
  siteDir: string;
  dataDir: string;
  /** The port of the embedded server. */
  port?: string | undefined;
  secretKey?: string | undefined;
}

export interface OperatorApi {
  /** The query must order the rows. */
  rows<Row>(table: string, query: string): Promise<Row[]>;
  call(name: string, parameters: object): Promise<unknown>;
}

/** The key lies beside the data: who may read the data may read the key. */
function localKey(dataDir: string): string {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) throw new Error('Start the site first, or set SUPABASE_SECRET_KEY');
  return (JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string }).secretKey;
}

/** @throws one sentence where a key is missing; calls also where the backend does not answer */
export function openOperatorApi(options: OperatorOptions): OperatorApi {
  const { siteDir, dataDir, port = String(DEFAULT_PORT), secretKey } = options;
  const hosted = readSite(siteDir).backend.url;
  if (hosted && !secretKey) throw new Error(`Set SUPABASE_SECRET_KEY: the data is at ${hosted}`);
  const key = secretKey ?? localKey(dataDir);
  const origin = hosted || `http://localhost:${port}`;
  const headers = {
    apikey: key,
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
  };

  async function request(route: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(`${origin}/rest/v1/${route}`, { ...init, headers }).catch(
      (cause: unknown) => {
        const elsewhere = hosted ? '' : ' Set PORT if it listens on another port.';
        throw new Error(`${origin} does not answer; is the site running?${elsewhere}`, { cause });
      },
    );
    if (response.status === 401) {
      const mend = hosted
        ? 'Set SUPABASE_SECRET_KEY to the key of its service role.'
        : 'Another site may listen there: set PORT.';
      throw new Error(`${origin} rejects the key. ${mend}`);
    }
    if (!response.ok) throw new Error(`${origin}: ${response.status} ${await response.text()}`);
    return response;
  }

  return {
    async rows<Row>(table: string, query: string) {
      const rows: Row[] = [];
      for (;;) {
        // Reads until a page is empty, because the API limits the page size.
        const response = await request(`${table}?${query}&offset=${rows.length}`);
        const page = (await response.json()) as Row[];
        if (page.length === 0) return rows;
        rows.push(...page);
      }
    },
    async call(name, parameters) {
      const body = JSON.stringify(parameters);
      const response = await request(`rpc/${name}`, { method: 'POST', body });
      return response.status === 204 ? undefined : response.json();
    },
  };
}
