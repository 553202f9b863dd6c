import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readSite } from '../release/siteFile';
import type { CountedEvent } from './remotesTable';

interface Place {
  siteDir: string;
  dataDir: string;
  /** How far back, today included. */
  days: number;
  /** Where the embedded server listens. */
  port?: string | undefined;
  /** The service role's key of a hosted project. */
  secretKey?: string | undefined;
}

/** The embedded server keeps its key beside its data, for whoever may read that. */
function localKey(dataDir: string): string {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) throw new Error('Start the site first, or set SUPABASE_SECRET_KEY');
  return (JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string }).secretKey;
}

/**
 * Reads how the remotes fared, as an operator.
 * @throws one sentence when the backend does not answer
 */
export async function readEvents({ siteDir, dataDir, days, port = '3000', secretKey }: Place) {
  const hosted = readSite(siteDir).backend.url;
  const key = secretKey ?? localKey(dataDir);
  const first = new Date(Date.now() - (days - 1) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const origin = hosted || `http://localhost:${port}`;
  const url = `${origin}/rest/v1/remote_events?select=*&day=gte.${first}`;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const response = await fetch(url, { headers }).catch((cause: unknown) => {
    throw new Error(`${origin} does not answer; is the site running?`, { cause });
  });
  if (!response.ok) throw new Error(`${origin}: ${response.status} ${await response.text()}`);
  return (await response.json()) as CountedEvent[];
}
