import { type Backend, createBackend } from '../lite/createBackend';
import { type RunningServer, type ServeOptions, serve } from '../server/serve';
import { allowedSources } from './shopPolicy';

export interface SiteOptions extends Omit<ServeOptions, 'sources'> {
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
    { ...options, sources: allowedSources },
    options.hosted ? undefined : () => createBackend({ projectDir: './supabase', ...options }),
  );
