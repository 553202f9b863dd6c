import { type Backend, createBackend } from '../lite/createBackend';
import { type RunningServer, type ServeOptions, serve } from '../server/serve';
import { type ApiRates, administratorsTable, allowedSources, rateLimits } from './shopPolicy';

export interface SiteOptions extends Omit<ServeOptions, 'sources' | 'limits'> {
  /** Requests a minute and address; a limit that is left out has its default. */
  rates?: Partial<ApiRates>;
  dataDir: string;
  projectDir?: string;
  databaseUrl?: string | undefined;
  /** The data is in a hosted project: no backend is started, and `dataDir` is not touched. */
  hosted?: boolean;
}

export type SiteServer = RunningServer<Backend>;

/** Serves a site with the embedded backend, or alone where its data is in a hosted project. */
export const serveSite = (options: SiteOptions): Promise<SiteServer> =>
  serve(
    { ...options, sources: allowedSources, limits: rateLimits(options.rates) },
    options.hosted
      ? undefined
      : () => createBackend({ projectDir: './supabase', administratorsTable, ...options }),
  );
