import type { Html } from './preparedShop';
import { RunningSite } from './runningSite';

/** The shop of the file at hand, and one that files in between have not needed. */
const AT_MOST = 2;

/** The shops that one worker keeps running for the tests it tells, file after file. */
export class OpenShops {
  // A map keeps the order of insertion: the first is the one not asked for longest.
  readonly #running = new Map<string, RunningSite>();

  /** The shop of a name with HTML of a kind, started when it is not there. */
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
    if (oldest !== undefined && this.#running.size >= AT_MOST) await this.#close(oldest);
    return RunningSite.start(html);
  }

  async #close(id: string) {
    const site = this.#running.get(id);
    this.#running.delete(id);
    await site?.remove();
  }
}
