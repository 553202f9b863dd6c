import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import { integrityOf } from '@shop/platform/machine/hashFiles';
import type { Remote, SiteConfig } from '../../../shared-site/schema';
import { withoutPreviousVersion } from '../../support/remoteHost';
import type { RunningSite } from '../../support/runningSite';

/** Where the code of a remote throws. */
export const throwsIn = ['its entry', 'its module', 'render', 'hydration', 'an effect'] as const;
export type ThrowsIn = (typeof throwsIn)[number];

declare global {
  interface Window {
    /** Where the faulty container throws now; absent once the remote works again. */
    throwsIn?: ThrowsIn;
  }
}

type Props = Record<string, unknown>;

interface ReactApi {
  createElement: (type: unknown, props: Props) => unknown;
  useEffect: (effect: () => void, dependencies: unknown[]) => void;
  useSyncExternalStore: (
    subscribe: () => () => void,
    snapshot: () => boolean,
    serverSnapshot: () => boolean,
  ) => boolean;
}

type Factory<T> = () => T;

interface Container {
  init(scope: { react: Record<string, { get(): Promise<Factory<ReactApi>> }> }): unknown;
  get(module: string): Promise<Factory<{ default: { Component: unknown } }>>;
}

/** Runs in the page, after the entry script of the real container, and wraps every exposed component. */
function wrapContainer(name: string) {
  const container = Reflect.get(window, name) as Container;
  const throwIf = (place: ThrowsIn) => {
    if (window.throwsIn === place) throw new Error(`thrown in ${place}`);
  };
  let react: Promise<Factory<ReactApi>> | undefined;
  const wrapped: Container = {
    init(...args) {
      react = Object.values(args[0].react)[0]?.get();
      return container.init(...args);
    },
    async get(module) {
      const factory = await container.get(module);
      const React = (await react)?.();
      if (!React) throw new Error('The share scope has no react');
      return () => {
        throwIf('its module');
        const exposed = factory().default;
        const Component = (props: Props) => {
          // Only for the fault that needs it: a second render after hydration would discard the HTML
          // of an inner Suspense boundary that has not hydrated yet.
          const hydrates = React.useSyncExternalStore(
            () => () => {},
            () => false,
            () => window.throwsIn === 'hydration',
          );
          React.useEffect(() => throwIf('an effect'), []);
          throwIf('render');
          if (hydrates) throwIf('hydration');
          return React.createElement(exposed.Component, props);
        };
        return { default: { ...exposed, Component } };
      };
    },
  };
  Reflect.set(window, name, wrapped);
}

const embedded = /(<script type="application\/json" id="site">)(.*?)(<\/script>)/s;

/**
 * Serves one visitor a release of a remote whose code throws, as if it were the only one: the entry
 * script, and its digest in all that names it.
 */
export async function serveFaultyRelease(page: Page, site: RunningSite, remote: Remote) {
  const { name } = remote;
  const { base, entry, container, integrity = '' } = remote.live;
  const script = [
    `if (window.throwsIn === 'its entry') throw new Error('thrown in its entry');`,
    readFileSync(path.join(site.siteDir, base, entry), 'utf8'),
    `(${wrapContainer})(${JSON.stringify(container)});`,
  ].join('\n');
  const onlyRelease = (json: string) => {
    const config = JSON.parse(json) as SiteConfig;
    const remotes = config.remotes.map((other) =>
      other.name === name ? withoutPreviousVersion(other) : other,
    );
    return JSON.stringify({ ...config, remotes }).replaceAll('<', '\\u003c');
  };
  const change = (text: string) =>
    (text.startsWith('{')
      ? onlyRelease(text)
      : text.replace(embedded, (_, open, json, close) => open + onlyRelease(json) + close)
    ).replaceAll(integrity, integrityOf(script));
  const answerChanged = async (route: Route) => {
    // The server may have closed the idle connection that this request uses again.
    const response = await route.fetch({ maxRetries: 2 });
    await route.fulfill({ response, body: change(await response.text()) });
  };
  await page.route(`**${base}${entry}*`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: script,
    }),
  );
  await page.route('**/site.json', answerChanged);
  const isPage = ({ pathname }: URL) => !/\.\w+$|^\/(rest|auth)\//.test(pathname);
  await page.route(isPage, answerChanged);
}
