import {
  commonLocales,
  initI18n,
  type Language,
  LanguageProvider,
  loadLocales,
} from '@shop/shared-i18n';
import { CONTRACT_VERSION } from '@shop/shared-site/contract';
import type { BackendConfig } from '@shop/shared-site/schema';
import type { ReactNode } from 'react';
import { LanguageRouter } from './LanguageRouter';
import { provideSite } from './site';
import { type RenderWidget, WidgetHostProvider } from './Widget';

/**
 * Starts what remotes share, in a host that is not the shell, once before a module is rendered.
 * @param backend address and public key of the Supabase project
 * @throws when the translations of the shared components cannot be fetched
 */
export async function startHost(host: { language: Language; backend: BackendConfig }) {
  initI18n(host.language);
  provideSite({ contract: CONTRACT_VERSION, backend: host.backend, remotes: [] });
  await loadLocales([commonLocales]);
}

interface Props {
  /** Renders widgets of other remotes; without it, pages show none. */
  renderWidget?: RenderWidget | null;
  children: ReactNode;
}

export const HostProviders = ({ renderWidget = null, children }: Props) => (
  <LanguageProvider>
    <LanguageRouter>
      <WidgetHostProvider value={renderWidget}>{children}</WidgetHostProvider>
    </LanguageRouter>
  </LanguageProvider>
);
