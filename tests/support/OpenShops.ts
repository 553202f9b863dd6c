import { startPostgres } from './postgresServer';
import type { Html } from './preparedShop';
import { RunningSite } from './runningSite';

/**
 * The shops that many files share: that of tests which change nothing, and that of tests which name
 * none. They stay open; a file's own shop is closed when another one is needed.
 */
const sharedNames = new Set(['public pages', '']);

/** Where a shop's data is: embedded, or in a PostgreSQL server of its own. */
export type DatabaseEngine = 'pglite' | 'postgres';

interface Shop {
  site: RunningSite;
  /** Stops its server and its database. */
  close(): Promise<void>;
}

async function startShop(html: Html, database: DatabaseEngine): Promise<Shop> {
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

async function closeShops(shops: Map<string, Shop>) {
  for (const [id, shop] of [...shops]) {
    shops.delete(id);
    await shop.close();
  }
}

/** The shops that one worker keeps running for its tests, across files. */
export class OpenShops {
  readonly #shared = new Map<string, Shop>();
  readonly #own = new Map<string, Shop>();

  /** Returns the shop with this name, kind of HTML and database, and starts it if it is not running. */
  async open(name: string, html: Html, database: DatabaseEngine): Promise<RunningSite> {
    const id = `${html} ${database} ${name}`;
    const shops = sharedNames.has(name) ? this.#shared : this.#own;
    const running = shops.get(id);
    if (running) return running.site;
    await closeShops(this.#own);
    const started = await startShop(html, database);
    shops.set(id, started);
    return started.site;
  }

  async closeAll() {
    await closeShops(this.#own);
    await closeShops(this.#shared);
  }
}
