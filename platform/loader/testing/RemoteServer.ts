import { init } from '@module-federation/enhanced/runtime';
import type { Release, Remote, SiteConfig } from '@shop/shared-site/schema';

// The plug-in of the shell's build does this in a browser.
init({ name: 'shell', remotes: [] });

let remotes = 0;

interface Details extends Omit<Partial<Remote>, 'live'> {
  live?: Partial<Release>;
}

/** A remote that no other test has: containers are kept for as long as the page is open. */
export function uniqueRemote({ live, ...details }: Details = {}): Remote {
  remotes += 1;
  return {
    name: `mf-tested-${remotes}`,
    live: {
      version: 'tested',
      contract: 1,
      base: `http://localhost:3002/${remotes}/`,
      entry: 'remoteEntry.js',
      container: `mf_tested_${remotes}`,
      pages: [],
      widgets: [],
      navigation: [],
      ...live,
    },
    ...details,
  };
}

export const siteOf = (...entries: Remote[]): SiteConfig => ({
  contract: 1,
  backend: { url: '', key: 'public' },
  remotes: entries,
});

/** A library as the loader shares it, and what the federation runtime adds. */
interface SharedLibrary {
  get?: () => Promise<() => unknown>;
  lib?: () => unknown;
}

type Source = Pick<Release, 'container' | 'base'>;

/** The server of one version of a remote. It responds in place of jsdom, which fetches no scripts. */
export class RemoteServer {
  /** `hangs` never responds; `down` responds with an error. */
  state: 'up' | 'down' | 'hangs' = 'up';
  /** Paths of the requested scripts, in order. */
  readonly requests: string[] = [];
  /** Exposed modules that were run, in order. */
  readonly run: string[] = [];
  /** `integrity` attributes of the requested scripts, in order. */
  readonly digests: string[] = [];
  /** The libraries that the container was started with, by name and version. */
  shareScope: Record<string, Record<string, SharedLibrary>> = {};
  readonly #source: Source;
  readonly #modules: Record<string, object>;
  #pending: HTMLScriptElement[] = [];

  /** @param modules what each exposed module exports by default */
  constructor(source: Source, modules: Record<string, object>) {
    this.#source = source;
    this.#modules = modules;
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src.startsWith(source.base)) {
          this.#request(node);
        }
      }
    }).observe(document.head, { childList: true });
  }

  /** Responds to the requests that hang, and to later ones. */
  arrive() {
    this.state = 'up';
    for (const script of this.#pending) this.#respond(script);
    this.#pending = [];
  }

  #request(script: HTMLScriptElement) {
    this.requests.push(script.src.slice(this.#source.base.length));
    this.digests.push(script.integrity);
    if (this.state === 'hangs') this.#pending.push(script);
    else this.#respond(script);
  }

  #respond(script: HTMLScriptElement) {
    if (this.state === 'down') return script.onerror?.(new Event('error'));
    Reflect.set(window, this.#source.container, {
      init: async (shareScope: typeof this.shareScope) => {
        this.shareScope = shareScope;
      },
      get: async (module: string) => () => {
        this.run.push(module);
        return { default: this.#modules[module] };
      },
    });
    return script.onload?.call(script, new Event('load'));
  }
}
