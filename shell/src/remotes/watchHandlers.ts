import { DIGEST_PATTERN, REMOTE_PATTERN } from '@shop/site/contract';
import { pathOf } from '@shop/site/languages';
import { matchesRoute } from '@shop/site/routes';
import type { Remotes } from './createRemotes';

/** Where remotes' files are: `/mf-booking/3f2a9c0d1b2e/static/…` */
const file = new RegExp(`/(${REMOTE_PATTERN})/(${DIGEST_PATTERN})/`);

/**
 * Reports to the owners of a remote what it throws in a handler or a promise: such an error leaves the
 * page as it is, and reaches no boundary.
 * @returns what removes the listeners
 */
export function watchHandlers(remotes: Remotes) {
  function report(error: unknown, where: string) {
    const [, name, version] = file.exec(where) ?? [];
    const remote = remotes.remotes().find((other) => other.name === name);
    if (!remote || !version) return;
    const pathname = pathOf(location.pathname);
    const { pages } = remote.live;
    const page = pages.find(({ path }) => matchesRoute(path, pathname)) ?? pages[0];
    const module = page?.module ?? '';
    remotes.reportCrash(remote.name, module, error, version);
  }

  const onError = ({ error, filename }: ErrorEvent) => report(error, filename);
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    report(reason, reason instanceof Error ? (reason.stack ?? '') : '');
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
