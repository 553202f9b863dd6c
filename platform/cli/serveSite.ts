import { startBackendWorker, type WorkerBackend } from '../lite/startBackendWorker';
import { type RunningServer, type ServeOptions, serve } from '../server/serve';
import { bundleProgram } from './bundleProgram';
import { runCommand } from './door/runCommand';
import {
  type ApiRates,
  accountRules,
  allowedSources,
  availability,
  rateLimits,
} from './shopPolicy';

export interface SiteOptions extends Omit<ServeOptions, 'sources' | 'limits' | 'brieflyCached'> {
  /** Requests a minute and address; a limit that is left out has its default. */
  rates?: Partial<ApiRates>;
  dataDir: string;
  projectDir?: string;
  databaseUrl?: string | undefined;
  /** The data is in a hosted project: no backend is started, and `dataDir` is not touched. */
  hosted?: boolean;
}

export type SiteServer = RunningServer<WorkerBackend>;

/** Serves a site with the embedded backend, or alone where its data is in a hosted project. */
export const serveSite = (options: SiteOptions): Promise<SiteServer> => {
  const { dataDir, projectDir = './supabase', databaseUrl, rates, hosted, log } = options;
  const openBackend = () =>
    startBackendWorker(
      bundleProgram('platform/lite/backendWorker.ts'),
      { dataDir, projectDir, databaseUrl, accountRules },
      { reportEnd: log?.ended },
    );
  return serve(
    {
      ...options,
      sources: allowedSources,
      limits: rateLimits(rates),
      brieflyCached: availability,
      runRelease: runCommand(options.siteDir),
    },
    hosted ? undefined : openBackend,
  );
};
