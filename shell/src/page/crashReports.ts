import type { RemoteLoader } from '@shop/loader';
import { DIGEST_PATTERN, REMOTE_PATTERN } from '@shop/shared-site/contract';
import { pathOf } from '@shop/shared-site/languages';
import { matchesRoute } from '@shop/shared-site/routes';

/** Where remotes' files are: `/mf-booking/3f2a9c0d1b2e/static/…` */
const file = new RegExp(`/(${REMOTE_PATTERN})/(${DIGEST_PATTERN})/`);

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

export const throwingRemote = (error: unknown): string | undefined =>
  file.exec(stackOf(error))?.[1];

interface Place {
  remote: string;
  module: string;
}

export function createCrashReports() {
  let remotes: RemoteLoader<unknown> | undefined;

  function send(error: unknown, stack: string, caughtIn?: Place) {
    const [, name, version] = file.exec(stack) ?? [];
    const remote = remotes?.remotes().find((other) => other.name === name);
    if (!remote || !version) {
      if (caughtIn) remotes?.reportCrash(caughtIn.remote, caughtIn.module, error);
      return;
    }
    const pathname = pathOf(location.pathname);
    const { pages } = remote.live;
    const page = pages.find(({ path }) => matchesRoute(path, pathname)) ?? pages[0];
    const module = caughtIn && caughtIn.remote === name ? caughtIn.module : page?.module;
    remotes?.reportCrash(remote.name, module ?? '', error, version);
  }

  return {
    /**
     * @param components React's stack of components
     * @param caughtIn whose owners get the report of an error without a file of a remote
     */
    report(what: string, error: unknown, components = '', caughtIn?: Place) {
      console.error(`[shell] ${what}`, error);
      send(error, stackOf(error) + components, caughtIn);
    },

    /** Reports errors of handlers and promises, which reach no boundary. Returns what removes the listeners. */
    watch(current: RemoteLoader<unknown>) {
      remotes = current;
      const onError = ({ error, filename }: ErrorEvent) => send(error, filename);
      const onRejection = ({ reason }: PromiseRejectionEvent) => send(reason, stackOf(reason));
      window.addEventListener('error', onError);
      window.addEventListener('unhandledrejection', onRejection);
      return () => {
        window.removeEventListener('error', onError);
        window.removeEventListener('unhandledrejection', onRejection);
      };
    },
  };
}
