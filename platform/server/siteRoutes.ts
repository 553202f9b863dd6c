import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { etag } from 'hono/etag';
import { getMimeType } from 'hono/utils/mime';
import { GROUP_COOKIE, htmlFolder, variesByGroup } from '../site/canaries';
import { pageStatus } from '../site/routes';
import { sendEarlyHints, supportsEarlyHints } from './earlyHints';
import { languageRedirect } from './languageRedirect';
import { pageHeaders } from './pageHeaders';
import type { ServerEnv } from './peerAddress';
import { readSiteFile, type SiteFile } from './readSiteFile';
import { readConfiguration } from './siteConfiguration';

// A release never changes a file in `/<app>/<version>/…`, nor publishing one in `/content/`. Pages lie
// in folders too, but are HTML.
const IMMUTABLE = [
  '/:app/:version/:file{.+\\.(?!html$)[A-Za-z0-9]+}',
  '/content/:file{[0-9a-f]{12}\\.json}',
];

function send(context: Context<ServerEnv>, file: SiteFile): Response {
  context.header('Content-Type', getMimeType(file.name) ?? 'application/octet-stream');
  context.header('Cache-Control', 'no-cache');
  context.header('Vary', 'Accept-Encoding', { append: true });
  if (file.encoding) context.header('Content-Encoding', file.encoding);
  return context.body(new Uint8Array(file.bytes));
}

/**
 * Reads the hints from the uncompressed HTML.
 * @param folder where that is
 */
async function hintEarly(context: Context<ServerEnv>, folder: string, file: SiteFile) {
  if (!supportsEarlyHints(context.env)) return;
  const plain = file.encoding ? await readSiteFile(folder, context.req.path, false) : file;
  if (plain) sendEarlyHints(context.env, plain.bytes.toString('utf8'));
}

/** The site's files, with the caching that each kind allows. */
export function siteRoutes(siteDir: string) {
  const site = new Hono<ServerEnv>();

  site.get('/site.json', async (context) => {
    const file = await readSiteFile(siteDir, '/site.json', false);
    if (!file) return context.text('Not found', 404);
    const answer = send(context, file);
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });

  site.on(
    'GET',
    IMMUTABLE,
    async (context, next) => {
      // A remote's files may be loaded by a shell of another origin, and by a team's own machine.
      context.header('Access-Control-Allow-Origin', '*');
      await next();
      if (context.res.ok) context.header('Cache-Control', 'public, max-age=31536000, immutable');
    },
    serveStatic({ root: path.resolve(siteDir), precompressed: true }),
    (context) => context.text('Not found', 404),
  );

  site.get('*', etag(), async (context) => {
    const { path: pathname } = context.req;
    const brotli = /\bbr\b/.test(context.req.header('Accept-Encoding') ?? '');
    const file = await readSiteFile(siteDir, pathname, brotli);
    if (file && !file.name.endsWith('.html')) return send(context, file);
    if (!file && path.posix.extname(pathname) !== '') return context.text('Not found', 404);

    const redirect = languageRedirect(new URL(context.req.url));
    if (redirect) return context.redirect(redirect);

    const configuration = await readConfiguration(siteDir);
    if (configuration && variesByGroup(configuration, pathname)) {
      context.header('Vary', 'Cookie');
    }
    const overridden = context.req.query('remote') !== undefined;
    const headers = Object.entries(pageHeaders(configuration, { overridden }));
    for (const [name, value] of headers) context.header(name, value);
    const group = Number(getCookie(context, GROUP_COOKIE) ?? Number.NaN);
    const folder = siteDir + (configuration ? htmlFolder(configuration, pathname, group) : '');
    const canary = folder === siteDir ? undefined : await readSiteFile(folder, pathname, brotli);
    const html = canary ?? file;
    if (html) {
      await hintEarly(context, canary ? folder : siteDir, html);
      return send(context, html);
    }
    // Not the prerendered home page, which would show itself first; only an uncomposed site lacks
    // the frame. The frame itself shows what a path means, or that it means nothing.
    const frame =
      (await readSiteFile(siteDir, '/_app.html', brotli)) ??
      (await readSiteFile(siteDir, '/', brotli));
    if (!frame) return context.text('The site is not built yet.', 404);
    context.status(configuration ? pageStatus(configuration, pathname) : 200);
    return send(context, frame);
  });
  site.all('*', (context) => context.text('Method not allowed', 405));
  return site;
}
