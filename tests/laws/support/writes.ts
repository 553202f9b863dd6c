import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Request, Route } from '@playwright/test';
import { root } from '@shop/platform/machine/paths';

/** What becomes of the requests that write: `lost` reaches the backend, but its answer is dropped. */
export type Fate = 'through' | 'offline' | 'aborted' | 'lost' | { status: number; body: object };

/** The functions of the API that only read, as they are declared. */
function readingFunctions() {
  const folder = path.join(root, 'supabase/schemas');
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const declared = files
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/create function public\.(\w+)\((.*?)\$\$/gs)]);
  const reads = declared.filter(([, , head = '']) => /\b(stable|immutable)\b/.test(head));
  return new Set(reads.map(([, name]) => name));
}

/** Declared as volatile, and store nothing that anybody is shown. */
const ASKING = ['slot_availability', 'tire_offer', 'invitation_state', 'bookings_outside'];

const reading = new Set([...readingFunctions(), ...ASKING]);

/** Whether a request changes anything at the backend; a token that is renewed changes nothing that is shown. */
function isWrite(request: Request) {
  const { pathname, searchParams } = new URL(request.url());
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method())) return false;
  if (searchParams.get('grant_type') === 'refresh_token') return false;
  const called = /^\/rest\/v1\/rpc\/(\w+)$/.exec(pathname)?.[1];
  return called === undefined || !reading.has(called);
}

/** Decides about the requests of a page that write, and records them. */
export class Writes {
  #fate: Fate = 'through';
  #sent: string[] = [];
  #asked = 0;

  private constructor(private readonly page: Page) {}

  static async of(page: Page) {
    const writes = new Writes(page);
    await page.route(/\/(rest|auth|storage)\/v1\//, (route) => writes.#answer(route));
    return writes;
  }

  async #answer(route: Route) {
    const request = route.request();
    if (!isWrite(request)) {
      if (request.method() === 'POST') this.#asked += 1;
      return route.fallback();
    }
    this.#sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    const fate = this.#fate;
    if (fate === 'through') return route.fallback();
    if (fate === 'aborted' || fate === 'offline') return route.abort();
    if (fate === 'lost') {
      await route.fetch();
      return route.abort();
    }
    return route.fulfill({ status: fate.status, json: fate.body });
  }

  /** From now on writes meet this fate. */
  async start(fate: Fate) {
    this.#sent = [];
    this.#asked = 0;
    this.#fate = fate;
    if (fate === 'offline') await this.page.context().setOffline(true);
  }

  /** Whether the page has asked a function of the API since the last start: what it saves may depend on the answer. */
  hasAsked = () => this.#asked > 0;

  /**
   * Lets all requests through again.
   * @returns the writes since the last start
   */
  async end() {
    if (this.#fate === 'offline') await this.page.context().setOffline(false);
    this.#fate = 'through';
    return this.#sent.splice(0);
  }
}
