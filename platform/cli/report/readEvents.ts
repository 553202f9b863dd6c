import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SHOP_ZONE } from '../../../shared-contract/src/shop';
import { DEFAULT_PORT } from '../../disk/devPorts';
import { readSite } from '../../disk/siteFile';
import type { CountedEvent } from './remotesTable';

interface ReportOptions {
  siteDir: string;
  dataDir: string;
  /** How far back, today included. */
  days: number;
  /** Where the embedded server listens. */
  port?: string | undefined;
  /** The service role's key of a hosted project. */
  secretKey?: string | undefined;
}

/** The embedded server stores its key beside its data. Who may read the data may read the key. */
function localKey(dataDir: string): string {
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) throw new Error('Start the site first, or set SUPABASE_SECRET_KEY');
  return (JSON.parse(readFileSync(file, 'utf8')) as { secretKey: string }).secretKey;
}

/** The shop's day, by which events are counted, so many days before today. */
function shopDay(now: Date, daysAgo: number): string {
  // The sv-SE locale formats as YYYY-MM-DD.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_ZONE }).format(now);
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - daysAgo);
  return day.toISOString().slice(0, 10);
}

/**
 * Reads how the remotes fared, as an operator.
 * @throws one sentence when the backend does not answer or rejects the key
 */
export async function readEvents(
  { siteDir, dataDir, days, port = String(DEFAULT_PORT), secretKey }: ReportOptions,
  now = new Date(),
): Promise<CountedEvent[]> {
  const hosted = readSite(siteDir).backend.url;
  if (hosted && !secretKey) throw new Error(`Set SUPABASE_SECRET_KEY: the data is at ${hosted}`);
  const key = secretKey ?? localKey(dataDir);
  const origin = hosted || `http://localhost:${port}`;
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const query = `select=*&day=gte.${shopDay(now, days - 1)}&order=day,remote,version,route,event,error`;
  const events: CountedEvent[] = [];
  for (;;) {
    // Reads until a page is empty, because the API limits the page size.
    const url = `${origin}/rest/v1/remote_events?${query}&offset=${events.length}`;
    const response = await fetch(url, { headers }).catch((cause: unknown) => {
      const elsewhere = hosted ? '' : ' Set PORT if it listens on another port.';
      throw new Error(`${origin} does not answer; is the site running?${elsewhere}`, { cause });
    });
    if (response.status === 401) {
      const mend = hosted
        ? 'Set SUPABASE_SECRET_KEY to the key of its service role.'
        : 'Another site may listen there: set PORT.';
      throw new Error(`${origin} rejects the key. ${mend}`);
    }
    if (!response.ok) throw new Error(`${origin}: ${response.status} ${await response.text()}`);
    const page = (await response.json()) as CountedEvent[];
    if (page.length === 0) return events;
    events.push(...page);
  }
}
