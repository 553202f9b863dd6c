import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { isShare } from '../../shared-site/canaries';
import { isVersion } from '../../shared-site/contract';
import { findTeam, type Team } from '../disk/teamTokens';
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

/** Resolves with what the command prints. */
export type RunRelease = (request: ReleaseRequest) => Promise<{ ok: boolean; output: string }>;

export interface Releases {
  run: RunRelease;
}

interface EndpointOptions extends Releases {
  siteDir: string;
  /** Milliseconds that an upload may take. */
  uploadMs?: number;
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
  status: 200 | 400 | 401 | 403 | 408 | 413 | 422 | 503,
  text: string,
) => {
  context.header('Cache-Control', 'no-store');
  return context.text(`${text.trimEnd()}\n`, status);
};

/** For teams without access to the folder or bucket of the site. Each changes the apps of its token. */
export function releaseEndpoint({ siteDir, run, uploadMs = 120_000 }: EndpointOptions) {
  const routes = new Hono<EndpointEnv>();
  let isBusy = false;
  const uploading = new Set<string>();

  const authorize = createMiddleware<EndpointEnv>(async (context, next) => {
    if (!isPrivate(context)) return answer(context, 403, 'Releases are accepted over HTTPS only.');
    const token = /^Bearer (\S+)$/.exec(context.req.header('authorization') ?? '')?.[1];
    const team = token ? findTeam(siteDir, token) : undefined;
    if (!team) return answer(context, 401, 'This site knows no such token.');
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
    return answer(context, 503, 'Another release is in progress; try again in a moment.');
  }

  /** One at a time: each composes pages on this machine. */
  const inTurn = createMiddleware<EndpointEnv>(async (context, next) => {
    if (isBusy) return wait(context);
    isBusy = true;
    try {
      return await next();
    } finally {
      isBusy = false;
    }
  });

  const tooLarge = bodyLimit({
    maxSize: MAX_UPLOAD.bytes,
    onError: (context) => {
      context.header('Connection', 'close');
      return context.text(`An upload has at most ${MAX_UPLOAD.bytes / 1024 ** 2} MB.\n`, 413);
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
        resolve(answer(context, 408, `An upload may take ${uploadMs / 1000} seconds.`));
      }, uploadMs);
    });
    const done = next().finally(() => clearTimeout(timer));
    return (await Promise.race([done, tooSlow])) ?? done;
  });

  async function carryOut(
    context: Context<EndpointEnv>,
    request: Omit<ReleaseRequest, 'team' | 'app'>,
  ) {
    const { ok, output } = await run({
      ...request,
      app: context.req.param('app') ?? '',
      team: context.get('team').team,
    });
    return answer(context, ok ? 200 : 422, output);
  }

  routes.post('/releases/:app', authorize, inTime, tooLarge, upload, inTurn, async (context) => {
    const { canary, check } = context.req.query();
    if (canary !== undefined && !isShare(canary)) return answer(context, 400, NO_SHARE);
    const folder = await mkdtemp(path.join(tmpdir(), 'upload-'));
    try {
      const problem = await writeUpload(context.req.param('app'), context.get('form'), folder);
      if (problem) return answer(context, 400, problem);
      return await carryOut(context, {
        verb: 'release',
        folder,
        canary,
        check: check !== undefined,
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
  for (const verb of ['promote', 'withdraw', 'rollback'] as const) {
    routes.post(`/releases/:app/${verb}`, authorize, inTurn, tooLarge, (context) => {
      const { canary, version } = context.req.query();
      if (canary !== undefined && !isShare(canary)) return answer(context, 400, NO_SHARE);
      if (version !== undefined && !isVersion(version)) {
        return answer(context, 400, `${JSON.stringify(version)} is no version.`);
      }
      return carryOut(context, { verb, canary, version });
    });
  }
  return routes;
}
