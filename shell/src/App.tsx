import type { RemoteEntry, SiteConfig } from '@shop/shared-contract';
import { Frame } from './frame/Frame';
import { usePrefetchOnIntent } from './prefetch/usePrefetchOnIntent';
import { useLeavingFirstPage } from './remotes/firstPage';
import { Site } from './site/Site';
import { useSite } from './site/useSite';
import { DeveloperTools } from './tools/DeveloperTools';
import { useAskedLanguage } from './useAskedLanguage';

const none: RemoteEntry[] = [];

/** The composed site: the frame is always there, whatever becomes of the configuration. */
export function App({ embedded }: { embedded: SiteConfig | undefined }) {
  const { state, reload } = useSite(embedded);
  useAskedLanguage();
  useLeavingFirstPage();
  usePrefetchOnIntent(state.kind === 'ready' ? state.site.remotes : none);
  return (
    <>
      <Frame navigation={state.kind === 'ready' ? state.navigation : []}>
        <Site state={state} onRetry={reload} />
      </Frame>
      <DeveloperTools />
    </>
  );
}
