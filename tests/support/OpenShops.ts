import { startPostgres } from './postgresServer';
import type { Html } from './preparedShop';
import { RunningSite } from './runningSite';

/** The shop of the current file, and one that the files between its uses did not need. */
const MAX_OPEN = 2;

/** Where a shop's data is: embedded, or in a PostgreSQL server of its own. */
export type Database = 'pglite' | 'postgres';

interface Shop {
  site: RunningSite;
  /** Stops its server and its database. */
  close(): Promise<void>;
}

async function startShop(html: Html, database: Database): Promise<Shop> {
  if (database === 'pglite') {
    const site = await RunningSite.start(html);
    return { site, close: () => site.remove() };
  }
  const postgres = await startPostgres();
  const site = await RunningSite.start(html, postgres.url('postgres'));
  const close = async () => {
    await site.remove();
    await postgres.stop();
  };
  return { site, close };
}

/** The shops that one worker keeps running for its tests, across files. */
export class OpenShops {
  // A map keeps the order of insertion: the first is the least recently used shop.
  readonly #running = new Map<string, Shop>();

  /** Returns the shop with this name, kind of HTML and database, and starts it if it is not running. */
  async open(name: string, html: Html, database: Database): Promise<RunningSite> {
    const id = `${html} ${database} ${name}`;
    const shop = this.#running.get(id) ?? (await this.#start(html, database));
    this.#running.delete(id);
    this.#running.set(id, shop);
    return shop.site;
  }

  async closeAll() {
    for (const id of [...this.#running.keys()]) await this.#close(id);
  }

  async #start(html: Html, database: Database) {
    const [oldest] = this.#running.keys();
    if (oldest !== undefined && this.#running.size >= MAX_OPEN) await this.#close(oldest);
    return startShop(html, database);
  }

  async #close(id: string) {
    const shop = this.#running.get(id);
    this.#running.delete(id);
    await shop?.close();
  }
}
