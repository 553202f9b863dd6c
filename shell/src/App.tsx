import { LanguageProvider } from '@shop/shared-i18n';
import { BrowserRouter } from '@shop/shared-vendor';
import { StrictMode } from 'react';
import { Frame } from './frame/Frame';
import { Site } from './site/Site';
import { useSite } from './site/useSite';

/** The composed site: the frame is always there, whatever becomes of the configuration. */
export function App() {
  const { state, reload } = useSite();
  return (
    <StrictMode>
      <LanguageProvider>
        <BrowserRouter>
          <Frame navigation={state.kind === 'ready' ? state.navigation : []}>
            <Site state={state} onRetry={reload} />
          </Frame>
        </BrowserRouter>
      </LanguageProvider>
    </StrictMode>
  );
}
