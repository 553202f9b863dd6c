import { startBackendWorker, type WorkerBackend } from '@shop/backend/lite/startBackendWorker';
import { accountRules, allowedSources } from '@shop/backend/shopPolicy';
import { bundleProgram } from '@shop/platform/build/bundleProgram';
import { type RunningServer, type ServeOptions, serve } from '@shop/platform/server/serve';
import { releasesByToken } from '../releaseEndpoint/releasesByToken';

export interface SiteOptions extends Omit<ServeOptions, 'sources'> {
  dataDir: string;
  projectDir?: string;
  databaseUrl?: string | undefined;
  withSampleDay?: boolean;
  /** No backend is started, and `dataDir` is not touched. */
  hosted?: boolean;
}

export type SiteServer = RunningServer<WorkerBackend>;

const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|::1)$/.test(host);

/** @throws an Error of one sentence when other machines could reach the embedded backend */
export async function serveSite(options: SiteOptions): Promise<SiteServer> {
  const {
    dataDir,
    projectDir = './supabase',
    databaseUrl,
    withSampleDay = false,
    hosted,
  } = options;
  const { host = '127.0.0.1' } = options;
  if (!hosted) {
    if (!isLoopback(host)) {
      throw new Error(
        `The embedded backend is for this machine only: unset HOST (${host}), or name a hosted project (docs/going-live.md).`,
      );
    }
    console.info(
      'The embedded backend is for trying, developing and testing; it answers this machine only.',
    );
  }
  const openBackend = () =>
    startBackendWorker(bundleProgram('backend/lite/backendWorker.ts'), {
      dataDir,
      projectDir,
      databaseUrl,
      withSampleDay,
      accountRules,
    });
  return serve(
    {
      ...options,
      sources: allowedSources,
      releases: releasesByToken(options.siteDir),
    },
    hosted ? undefined : openBackend,
  );
}
