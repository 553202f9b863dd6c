import type { Html } from './preparedShop';
import { RunningSite } from './runningSite';

/** The shop of the current file, and one that the files between its uses did not need. */
const MAX_OPEN = 2;

/** The shops that one worker keeps running for its tests, across files. */
export class OpenShops {
  // A map keeps the order of insertion: the first is the least recently used shop.
  readonly #running = new Map<string, RunningSite>();

  /** Returns the shop with this name and kind of HTML, and starts it if it is not running. */
  async open(name: string, html: Html): Promise<RunningSite> {
    const id = `${html} ${name}`;
    const site = this.#running.get(id) ?? (await this.#start(html));
    this.#running.delete(id);
    this.#running.set(id, site);
    return site;
  }

  async closeAll() {
    for (const id of [...this.#running.keys()]) await this.#close(id);
  }

  async #start(html: Html) {
    const [oldest] = this.#running.keys();
    if (oldest !== undefined && this.#running.size >= MAX_OPEN) await this.#close(oldest);
    return RunningSite.start(html);
  }

  async #close(id: string) {
    const site = this.#running.get(id);
    this.#running.delete(id);
    await site?.remove();
  }
}
