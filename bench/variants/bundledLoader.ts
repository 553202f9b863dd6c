import type { RemoteLoader } from '@shop/loader';
import type { Exposed, SiteConfig } from '@shop/shared-contract';

type Import = () => Promise<{ default: Exposed }>;

/** What one app has instead of a loader. @param modules imports by the remote's name and the module's */
export const bundledLoader =
  (modules: Record<string, Import>) =>
  ({ site }: { site: SiteConfig }): RemoteLoader<Exposed> => {
    const versionOf = (name: string) =>
      site.remotes.find((remote) => remote.name === name)?.live.version ?? '';
    return {
      remotes: () => site.remotes,
      versionOf,
      load: async (name, module) => {
        const { default: exposed } = await (modules[name + module] as Import)();
        return { ...exposed, version: versionOf(name) };
      },
      whileLoading: (load) => load,
      setLatest() {},
      keep() {},
      prepareRetry() {},
      fallBack: () => false,
      reportCrash() {},
    };
  };
