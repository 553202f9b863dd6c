import { site } from '@shop/shared-contract';
import { matchPath } from '@shop/shared-vendor';
import { pathOf } from '../languageOfAddress';
import { reportRemote } from './reportRemote';

/** Where our files lie: `/mf-booking/3f2a9c0d1b2e/static/…` */
const file = /\/(mf-[a-z0-9-]+)\/([0-9a-f]{12})\//;

function report(error: unknown, where: string) {
  const [, name, version] = file.exec(where) ?? [];
  const remote = site().remotes.find((other) => other.name === name);
  if (!remote || !version) return;
  const pathname = pathOf(location.pathname);
  const page = remote.pages.find(({ path }) => matchPath(path, pathname));
  const module = page?.module ?? remote.pages[0]?.module ?? '';
  reportRemote(remote, { version }, module, { event: 'crash', error });
}

/**
 * What breaks in a handler or a promise leaves the page as it is, and reaches no boundary. Its
 * owners hear of it all the same.
 * @returns what ends the watch
 */
export function watchHandlers() {
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
