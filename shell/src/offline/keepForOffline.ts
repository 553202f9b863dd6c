import { loadContent } from '../page/contentSource';
import { whenIdle } from '../whenIdle';

const WORKER = '/offline.js';

/** What this page has already loaded, told to a worker that came too late to see it. */
function tellLoaded(worker: ServiceWorker) {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const page = [location.href.replace(/#.*/, ''), { headers: { accept: 'text/html' } }];
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...files] } });
}

async function register() {
  const isFirstVisit = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register(WORKER);
  if (!isFirstVisit) return;
  const { active } = await navigator.serviceWorker.ready;
  // Pages that are reached by navigation need it, and a first visit's request passes the worker by.
  await loadContent().catch(() => undefined);
  if (active) tellLoaded(active);
}

/**
 * From now on, public pages that have been visited once open without a connection. Waits until the
 * page is complete and the browser idle: no visit is slower for it.
 */
export function keepForOffline() {
  if (window.composeWith || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    register().catch((error) => console.info('[shell] nothing is kept for offline', error));
  });
}
