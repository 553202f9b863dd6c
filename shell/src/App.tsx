import type { SiteConfig } from '@shop/shared-contract';
import { Frame } from './frame/Frame';
import { HydrationBar } from './frame/HydrationBar';
import { useLeavingFirstPage } from './page/firstPage';
import { usePrefetchOnIntent } from './prefetch/usePrefetchOnIntent';
import { Site } from './site/Site';
import { useSite } from './site/useSite';
import { DeveloperTools } from './tools/DeveloperTools';

/** The site. The frame is rendered even if the configuration cannot be loaded. */
export function App({ embedded }: { embedded: SiteConfig | undefined }) {
  const { state, reload } = useSite(embedded);
  useLeavingFirstPage();
  usePrefetchOnIntent(state.kind === 'ready' ? state.remotes : undefined);
  return (
    <>
      <Frame navigation={state.kind === 'ready' ? state.navigation : []}>
        <Site state={state} onRetry={reload} />
      </Frame>
      <HydrationBar />
      <DeveloperTools />
    </>
  );
}
