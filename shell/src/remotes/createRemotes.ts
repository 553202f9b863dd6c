import { createRemoteLoader, type RemoteLoader } from '@shop/loader';
import type { Exposed, SiteConfig } from '@shop/shared-contract';
import type { ComponentType } from 'react';
import type { Page } from '../page/createPage';
import { activeOverrides } from '../tools/overrides';
import { whenIdle } from '../whenIdle';
import { createLazyModules, type ModuleProps } from './lazyModules';

/** The remotes of this page, loaded as React components. */
export interface Remotes extends RemoteLoader<Exposed> {
  /** The component of an exposed module: the same at every call, until its load fails. */
  component(name: string, module: string): ComponentType<ModuleProps>;
  /** Modules that were requested before the visitor navigated to them. */
  readonly prefetched: Set<string>;
}

const GROUPS = 100;
const KEY = 'bucket';

const drawGroup = () => Math.floor(Math.random() * GROUPS);

/**
 * One of a hundred groups, drawn once and stored in this browser: it decides who gets a canary and
 * identifies no visitor.
 */
function visitorGroup(): number {
  try {
    const stored = Number.parseInt(localStorage.getItem(KEY) ?? '', 10);
    if (stored >= 0 && stored < GROUPS) return stored;
    const drawn = drawGroup();
    localStorage.setItem(KEY, String(drawn));
    return drawn;
  } catch {
    // Private mode: the group lasts as long as the page is open.
    return drawGroup();
  }
}

/** Only a page that has something to report downloads the data package. */
const loadReport = async () => (await import('@shop/shared-data')).reportRemotes;

/**
 * Creates what loads this page's remotes. The composer gets no canary and reports nothing.
 * @param site the configuration that the page runs with
 */
export function createRemotes(page: Page, site: SiteConfig): Remotes {
  const loader = createRemoteLoader<Exposed>({
    site,
    overrides: activeOverrides(page.overrides),
    whenIdle,
    ...(page.usage ? {} : { visitor: visitorGroup(), report: loadReport }),
  });
  return { ...loader, component: createLazyModules(page, loader), prefetched: new Set() };
}
