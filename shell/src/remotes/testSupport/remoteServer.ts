import type { RemoteEntry } from '@shop/shared-contract';

export const remoteOf = (name: string): RemoteEntry => ({
  name: `mf-${name}`,
  version: 'tested',
  contract: 2,
  base: `http://localhost:3002/${name}/`,
  entry: 'remoteEntry.js',
  container: `mf_${name}`,
  pages: [],
  widgets: [],
  navigation: [],
});

/** Another team's server: jsdom fetches no scripts, so this answers for it. */
export class RemoteServer {
  isUp = true;
  /** Scripts that were asked for, in order. */
  readonly asked: string[] = [];

  /** @param modules what each exposed module exports */
  constructor({ container, base }: RemoteEntry, modules: Record<string, object>) {
    const answer = (script: HTMLScriptElement) => {
      this.asked.push(script.src.slice(base.length));
      if (!this.isUp) return script.onerror?.(new Event('error'));
      Reflect.set(window, container, {
        init: async () => {},
        get: async (module: string) => () => ({ default: modules[module] }),
      });
      return script.onload?.call(script, new Event('load'));
    };
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src.startsWith(base)) answer(node);
      }
    }).observe(document.head, { childList: true });
  }
}
