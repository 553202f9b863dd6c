import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { stream } from 'hono/streaming';
import { isShare } from '../../shared-site/canaries';
import { isVersion } from '../../shared-site/contract';
import type { ReleaseAnswer } from '../../shared-site/releaseAnswer';
import { describeFailure } from '../machine/describeFailure';
import { findTeam, type Team } from '../site/teamTokens';
import type { ServerEnv } from './peerAddress';
import { MAX_UPLOAD, writeUpload } from './uploadedBuild';

export interface ReleaseRequest {
  verb: 'release' | 'promote' | 'withdraw' | 'rollback';
  app: string;
  team: string;
  /** Absent for all verbs but `release`. */
  folder?: string;
  /** Percentage of the visitors: of a release, or of a promotion that leaves the canary one. */
  canary?: string | undefined;
  check?: boolean;
  /** Absent for the version before. */
  version?: string | undefined;
}

const NO_SHARE = 'canary is a whole number from 1 to 99.';

/**
 * Carries out the command.
 * @param report receives each line that it prints, while it works
 * @returns what became of it: sentences, for a failure always
 */
export type RunRelease = (
  request: ReleaseRequest,
  report: (line: string) => void,
) => Promise<{ ok: boolean; text: string }>;

export interface Releases {
  run: RunRelease;
}

interface EndpointOptions extends Releases {
  siteDir: string;
  /** Milliseconds that an upload may take. */
  uploadMs?: number;
  /** Milliseconds between two empty lines: proxies cut a connection that is silent for a minute. */
  beatMs?: number;
}

type EndpointEnv = ServerEnv & { Variables: { team: Team; form: FormData } };

const isLoopback = (address = '') => /^(::1|(::ffff:)?127\.[\d.]+)$/.test(address);

/** A client that writes the header of a proxy itself exposes its own token only. */
function isPrivate({ req, env }: Context<EndpointEnv>): boolean {
  const forwarded = req.header('x-forwarded-proto');
  if (forwarded) return forwarded === 'https';
  return isLoopback(env.incoming.socket.remoteAddress) && !req.header('x-forwarded-for');
}

/** Answers with sentences: people read them in the output of their own command. */
const answer = (
  context: Context<EndpointEnv>,
  status: 400 | 401 | 403 | 408 | 413 | 503,
  text: string,
) => {
  context.header('Cache-Control', 'no-store');
  return context.text(`${text.trimEnd()}\n`, status);
};

/** For teams without access to the folder or bucket of the site. Each changes the apps of its token. */
export function releaseEndpoint({
  siteDir,
  run,
  uploadMs = 120_000,
  beatMs = 15_000,
}: EndpointOptions) {
  const routes = new Hono<EndpointEnv>();
  let inProgress: { app: string; since: number } | undefined;
  const uploading = new Set<string>();

  const authorize = createMiddleware<EndpointEnv>(async (context, next) => {
    if (!isPrivate(context)) return answer(context, 403, 'Releases are accepted over HTTPS only.');
    const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    const team = token ? findTeam(siteDir, token) : undefined;
    if (!team) return answer(context, 401, 'This site does not know that token.');
    const app = context.req.param('app') ?? '';
    if (!team.apps.includes(app)) {
      return answer(
        context,
        403,
        `The token of ${team.team} releases ${team.apps.join(', ')}, not ${app}.`,
      );
    }
    context.set('team', team);
    return next();
  });

  function wait(context: Context<EndpointEnv>) {
    context.header('Retry-After', '5');
    const { app, since } = inProgress ?? {};
    const which =
      app && since ? `of ${app}, for ${Math.ceil((Date.now() - since) / 1000)} s, ` : '';
    return answer(context, 503, `Another release ${which}is in progress; try again in a moment.`);
  }

  const tooLarge = bodyLimit({
    maxSize: MAX_UPLOAD.bytes,
    onError: (context) => {
      context.header('Connection', 'close');
      return context.text(`An upload can have at most ${MAX_UPLOAD.bytes / 1024 ** 2} MB.\n`, 413);
    },
  });

  /** Before its turn, so that a slow upload holds up nobody; one a team, since it is held in memory. */
  const upload = createMiddleware<EndpointEnv>(async (context, next) => {
    const { team } = context.get('team');
    if (uploading.has(team)) return wait(context);
    uploading.add(team);
    try {
      const form = await context.req.raw.formData().catch(() => undefined);
      if (!form) return answer(context, 400, 'The upload is not multipart/form-data.');
      context.set('form', form);
      return await next();
    } finally {
      uploading.delete(team);
    }
  });

  const inTime = createMiddleware<EndpointEnv>(async (context, next) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tooSlow = new Promise<Response | undefined>((resolve) => {
      timer = setTimeout(() => {
        if (context.get('form')) return resolve(undefined);
        context.header('Connection', 'close');
        resolve(answer(context, 408, `An upload can take at most ${uploadMs / 1000} seconds.`));
      }, uploadMs);
    });
    const done = next().finally(() => clearTimeout(timer));
    return (await Promise.race([done, tooSlow])) ?? done;
  });

  /**
   * One at a time: each composes pages on this machine. It goes on where the client is gone meanwhile.
   * @param prepare returns a sentence where the request is rejected
   */
  async function carryOut(
    context: Context<EndpointEnv>,
    request: Omit<ReleaseRequest, 'team' | 'app'>,
    {
      prepare,
      end,
    }: { prepare?: () => Promise<string | undefined>; end?: () => Promise<void> } = {},
  ) {
    if (inProgress) {
      await end?.();
      return wait(context);
    }
    const app = context.req.param('app') ?? '';
    inProgress = { app, since: Date.now() };
    const finish = async () => {
      inProgress = undefined;
      await end?.();
    };
    const problem = await prepare?.().catch(describeFailure);
    if (problem) {
      await finish();
      return answer(context, 400, problem);
    }
    const { team } = context.get('team');
    context.header('Cache-Control', 'no-store');
    context.header('Content-Type', 'application/x-ndjson; charset=utf-8');
    // A proxy that collects the answer would hold back its lines: this is nginx's name for it.
    context.header('X-Accel-Buffering', 'no');
    return stream(context, async (client) => {
      // Not awaited: a client that reads nothing must not hold up the release.
      const send = (line: ReleaseAnswer | '') => {
        void client.write(`${line && JSON.stringify(line)}\n`);
      };
      const beat = setInterval(() => send(''), beatMs);
      const outcome = await run({ ...request, app, team }, (line) => send({ line }))
        .catch((error: unknown) => ({ ok: false, text: describeFailure(error) }))
        .finally(finish);
      clearInterval(beat);
      send(outcome);
    });
  }

  routes.post('/releases/:app', authorize, inTime, tooLarge, upload, async (context) => {
    const { canary, check } = context.req.query();
    if (canary !== undefined && !isShare(canary)) return answer(context, 400, NO_SHARE);
    const folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
    return carryOut(
      context,
      { verb: 'release', folder, canary, check: check !== undefined },
      {
        prepare: () => writeUpload(context.req.param('app'), context.get('form'), folder),
        end: () => rm(folder, { recursive: true, force: true }),
      },
    );
  });
  for (const verb of ['promote', 'withdraw', 'rollback'] as const) {
    routes.post(`/releases/:app/${verb}`, authorize, tooLarge, async (context) => {
      const { canary, version } = context.req.query();
      if (canary !== undefined && !isShare(canary)) return answer(context, 400, NO_SHARE);
      if (version !== undefined && !isVersion(version)) {
        return answer(context, 400, `${JSON.stringify(version)} is not a version.`);
      }
      return carryOut(context, { verb, canary, version });
    });
  }
  return routes;
}
