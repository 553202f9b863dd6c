import type { Page } from '../page/createPage';
import { runWhenIdle } from '../runWhenIdle';

const WORKER = '/offline.js';

/** Lets the worker cache what this page loaded before the worker was active. */
function cacheLoaded(worker: ServiceWorker) {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const page = [location.href.replace(/#.*/, ''), { headers: { accept: 'text/html' } }];
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...files] } });
}

async function register({ loadContent }: Page) {
  const isFirstVisit = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register(WORKER);
  if (!isFirstVisit) return;
  const { active } = await navigator.serviceWorker.ready;
  // Pages that are reached by navigation need the content; the worker did not handle its first request.
  await loadContent().catch(() => undefined);
  if (active) cacheLoaded(active);
}

/**
 * Lets public pages that were visited once open offline. It waits for an idle browser, so that no visit is slower.
 */
export function registerWorker(page: Page) {
  if (!('serviceWorker' in navigator)) return;
  runWhenIdle(() => {
    register(page).catch((error) =>
      console.info('[shell] nothing is cached for offline use', error),
    );
  });
}
