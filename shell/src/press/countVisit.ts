import { reportVisit } from '@shop/shared-data';
import type { EarlyPresses } from '@shop/shared-site/earlyPresses';
import type { PageSite } from '@shop/shared-site/pageSite';
import { storedGroup, visitorGroup } from '../remotes/visitorGroup';

/** Reports one visit of the version that rendered the page, once the page is hidden, unless the shell does so. */
export function countVisit({ remotes }: PageSite, signal: AbortSignal) {
  const start = storedGroup() ? 'first' : 'new';
  // The shell would find the group.
  (window.earlyPresses as EarlyPresses).start = start;
  visitorGroup();
  const {
    remote = '',
    version = '',
    module,
  } = document.querySelector<HTMLElement>('[data-remote]')?.dataset ?? {};
  const route = remotes
    .find(({ name }) => name === remote)
    ?.live.pages.find((page) => page.module === module)?.path;
  if (!route) return;
  addEventListener(
    'visibilitychange',
    () => reportVisit({ remote, version, route, event: 'load', start }),
    { signal, once: true },
  );
}
