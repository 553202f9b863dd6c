import { Frame } from './frame/Frame';
import { HydrationBar } from './frame/HydrationBar';
import { useLeavingFirstPage } from './page/PageContext';
import { usePrefetchOnIntent } from './prefetch/usePrefetchOnIntent';
import { Site } from './site/Site';
import { useSite } from './site/useSite';
import { DeveloperTools } from './tools/DeveloperTools';

/** The site. The frame is rendered even if the configuration cannot be loaded. */
export function App() {
  const { state, reload } = useSite();
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
