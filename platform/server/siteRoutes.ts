import { realpath } from 'node:fs/promises';
import nodePath from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { parseAccept } from 'hono/utils/accept';
import { GROUP_COOKIE, htmlFolder, variesByGroup } from '../../shared-site/canaries';
import { EDITED_PAGE } from '../../shared-site/contract';
import { decodeFragment } from '../../shared-site/encodedFragment';
import {
  inLanguageFolder,
  languageOfPath,
  pathIn,
  pathOf,
  plainPath,
} from '../../shared-site/languages';
import {
  hasRoute,
  layoutOf,
  oneAddress,
  pageStatus,
  UNKNOWN_FOLDER,
} from '../../shared-site/routes';
import { type SiteConfig, siteSchema } from '../../shared-site/schema';
import { readWholeSite } from '../../shared-site/siteHistory';
import { servedElsewhere } from '../../shared-site/staffAddress';
import { compressQuickly, copySuffixes, type Encoding } from '../site/compressFiles';
import { fileHeaders } from '../site/fileHeaders';
import { CONTENT_PAGES } from '../site/generations';
import { languageRedirect } from './languageRedirect';
import { type AllowedSources, pageHeaders } from './pageHeaders';
import type { ServerEnv } from './peerAddress';
import { preparingPage } from './preparingPage';
import { readSiteFile, type SiteFile } from './readSiteFile';

async function parseConfiguration(siteDir: string): Promise<SiteConfig | undefined> {
  const read = async (name: string) => {
    const file = await readSiteFile(siteDir, `/${name}`, []);
    return file && JSON.parse(file.bytes.toString('utf8'));
  };
  try {
    return siteSchema.safeParse(await readWholeSite(read)).data;
  } catch {
    return undefined;
  }
}

/** Each request reads the file, and parses it only once it has changed. */
function configurationReader() {
  let latest: { text: string; configuration: SiteConfig | undefined } | undefined;
  return async (siteDir: string): Promise<SiteConfig | undefined> => {
    const file = await readSiteFile(siteDir, '/site.json', []);
    if (!file) return undefined;
    const text = file.bytes.toString('utf8');
    if (latest?.text !== text) {
      latest = { text, configuration: await parseConfiguration(siteDir) };
    }
    return latest.configuration;
  };
}

function acceptedEncodings(context: Context): Encoding[] {
  const accepted = parseAccept(context.req.header('Accept-Encoding') ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase());
  return (Object.keys(copySuffixes) as Encoding[]).filter((name) => accepted.includes(name));
}

function send(context: Context<ServerEnv>, siteDir: string, file: SiteFile): Response {
  const name = nodePath.relative(siteDir, file.name).split(nodePath.sep).join('/');
  for (const [header, value] of Object.entries(fileHeaders(name))) context.header(header, value);
  context.header('Vary', 'Accept-Encoding', { append: true });
  if (file.encoding) context.header('Content-Encoding', file.encoding);
  return context.body(new Uint8Array(file.bytes));
}

/** A page that has not changed may have another policy: its host of remotes or its backend may have. */
const retainedHeaders = [
  ...RETAINED_304_HEADERS,
  ...['content-security-policy', 'permissions-policy', 'cross-origin-opener-policy'],
];

/**
 * `root` may be a link, which may be replaced at any moment.
 * @param isPreparing whether the pages are being composed for the first time: an address without HTML then shows that
 */
export function siteRoutes(root: string, sources: AllowedSources, isPreparing = () => false) {
  const site = new Hono<ServerEnv>();
  const readConfiguration = configurationReader();
  // Once for each answer, which then consists of files of one generation.
  const generation = () => realpath(root).catch(() => root);

  site.get('*', async (context, next) => {
    const configuration = await readConfiguration(await generation());
    const elsewhere =
      configuration?.staffOrigin && servedElsewhere(configuration, new URL(context.req.url));
    return elsewhere ? context.redirect(elsewhere) : next();
  });

  site.get('/site.json', async (context) => {
    const siteDir = await generation();
    const file = await readSiteFile(siteDir, '/site.json', []);
    if (!file) return context.text('Not found', 404);
    // It has no compressed copies, which for a moment could differ from it.
    const [encoding] = acceptedEncodings(context);
    if (!encoding) return send(context, siteDir, file);
    return send(context, siteDir, {
      ...file,
      encoding,
      bytes: compressQuickly(file.bytes, encoding),
    });
  });

  // No release replaces an immutable file, so it can be sent in parts while it is read.
  const stream = serveStatic<ServerEnv>({ root: nodePath.resolve(root), precompressed: true });
  site.get('*', async (context, next) => {
    const headers = fileHeaders(context.req.path.slice(1));
    const allowedOrigin = headers['Access-Control-Allow-Origin'];
    if (!allowedOrigin) return next();
    context.header('Access-Control-Allow-Origin', allowedOrigin);
    const answer = await stream(context, async () => {});
    if (!answer) return context.text('Not found', 404);
    answer.headers.set('Cache-Control', headers['Cache-Control']);
    // The library sets it on compressed files alone: a cache must not send one of these to all.
    answer.headers.set('Vary', 'Accept-Encoding');
    return answer;
  });

  site.get('*', etag({ retainedHeaders }), async (context) => {
    const { path: pathname } = context.req;
    // The shell reads the address as it was sent. In `path`, Hono has decoded what can be decoded.
    const url = new URL(context.req.url);
    const decoded = decodeFragment(url);
    if (decoded) return context.redirect(decoded);
    const inFolder = inLanguageFolder(url.pathname);
    if (inFolder) return context.redirect(inFolder + url.search, 301);
    const plain = plainPath(url.pathname);
    if (plain !== url.pathname) return context.redirect(plain + url.search, 301);
    const siteDir = await generation();
    const encodings = acceptedEncodings(context);
    const file =
      (await readSiteFile(siteDir, pathname, encodings)) ??
      (await readSiteFile(nodePath.join(siteDir, CONTENT_PAGES), pathname, encodings)) ??
      // As the router, which matches in any letter case.
      (await readSiteFile(
        nodePath.join(siteDir, CONTENT_PAGES),
        pathname.toLowerCase(),
        encodings,
      ));
    if (file && !file.name.endsWith('.html')) return send(context, siteDir, file);
    if (!file && nodePath.posix.extname(pathname) !== '') return context.text('Not found', 404);

    const redirect = languageRedirect(url);
    if (redirect) return context.redirect(redirect);

    const configuration = await readConfiguration(siteDir);
    const path = pathOf(url.pathname);
    const address = configuration && oneAddress(configuration, path);
    if (address !== undefined && address !== path) {
      return context.redirect(pathIn(languageOfPath(url.pathname), address) + url.search, 301);
    }
    if (configuration && variesByGroup(configuration, pathname)) {
      context.header('Vary', 'Cookie');
    }
    const overridden = context.req.query('remote') !== undefined;
    const layout = configuration ? layoutOf(configuration, path) : 'site';
    const options = { layout, overridden, edited: url.search === EDITED_PAGE };
    const headers = Object.entries(pageHeaders(configuration, sources, options));
    for (const [name, value] of headers) context.header(name, value);
    const stored = getCookie(context, GROUP_COOKIE) ?? '';
    const group = /^\d{1,2}$/.test(stored) ? Number(stored) : undefined;
    const folder = siteDir + (configuration ? htmlFolder(configuration, pathname, group) : '');
    const canary = folder === siteDir ? undefined : await readSiteFile(folder, pathname, encodings);
    const html = canary ?? file;
    if (html) return send(context, siteDir, html);
    if (isPreparing()) {
      context.header('Retry-After', '2');
      return context.html(preparingPage, 503);
    }
    const language = languageOfPath(url.pathname);
    const isUnknown = configuration && !hasRoute(configuration, path);
    // Not the prerendered home page, which would show itself first; only an uncomposed site lacks the
    // bare HTML, in which the shell renders the page or the not-found page.
    const bare =
      (isUnknown &&
        (await readSiteFile(siteDir + UNKNOWN_FOLDER, pathIn(language, '/'), encodings))) ||
      ((await readSiteFile(siteDir, '/_app.html', encodings)) ??
        (await readSiteFile(siteDir, '/', encodings)));
    if (!bare) return context.text('The site is not built yet.', 404);
    context.status(configuration ? pageStatus(configuration, url.pathname) : 200);
    return send(context, siteDir, bare);
  });
  site.all('*', (context) => context.text('Method not allowed', 405));
  return site;
}
