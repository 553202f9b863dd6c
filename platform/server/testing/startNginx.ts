import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { allowedSources } from '@shop/backend/shopPolicy';
import type { SiteConfig } from '../../../shared-site/schema';
import { writeNginxMaps } from '../../compose/searchFiles';
import { installFromDebian } from '../../machine/installFromDebian';
import { isSharedFolder } from '../../site/generations';
import { changeSite } from '../../site/siteFile';
import { contentPolicies } from '../pageHeaders';
import { freePort } from './freePort';
import { makeCertificate } from './makeCertificate';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const page = (path: string) => ({ path, module: './page' });
const release = (name: string, paths: string[], prerender: string[] = []) => ({
  ...{ version: '1', contract: 1, base: `/${name}/1/`, entry: 'remoteEntry.js', container: name },
  pages: paths.map(page),
  widgets: [],
  navigation: [],
  prerender,
});
const remote = (...described: Parameters<typeof release>) => ({
  name: described[0],
  live: release(...described),
});
const van = remote('mf-van', ['/van'], ['/van']);

/** The site that nginx serves; its backend is what the configuration names. */
export const configuration: SiteConfig = {
  contract: 1,
  backend: { url: 'https://project.supabase.co', key: 'public' },
  remotes: [
    { name: 'mf-admin', live: { ...release('mf-admin', ['/admin/*']), layout: 'staff' } },
    remote('mf-booking', ['/booking/cancel']),
    { ...van, canary: { release: release('mf-van', ['/van'], ['/van']), percent: 20 } },
    {
      name: 'mf-storefront',
      live: {
        ...release('mf-storefront', [], ['/', '/contact', '/tires/all']),
        pages: [
          ...['/', '/contact', '/tires/:category'].map((route) => page(route)),
          { ...page('/tires/item/:item'), fromContent: true },
        ],
      },
    },
  ],
};

const files: Record<string, string | Buffer> = {
  'index.html': '<h1>home</h1>',
  '_app.html': '<h1>layout</h1>',
  '.unknown/index.html': '<h1>unknown</h1>',
  '.unknown/es/index.html': '<h1>desconocida</h1>',
  'contact/index.html': '<h1>contact</h1>',
  'contact/index.html.br': brotliCompressSync('<h1>contact</h1><!-- br -->'),
  'contact/index.html.gz': gzipSync('<h1>contact</h1><!-- gzip -->'),
  'tires/all/index.html': '<h1>tires</h1>',
  'van/index.html': '<h1>live van</h1>',
  '.canary/mf-van/van/index.html': '<h1>canary van</h1>',
  '.content-pages/tires/item/7-road/index.html': '<h1>item</h1>',
  '.content-pages/content-pages.json': '{"written":1,"pages":1}',
  '.content-pages/status.json': '{"time":"now"}',
  '.content-pages/.composed.json': '{}',
  'robots.txt': 'User-agent: *',
  '.composed.json': '{}',
  'mf-booking/3f2a9c0d1b2e/page.js': 'plain',
  'mf-booking/3f2a9c0d1b2e/page.js.br': brotliCompressSync('compressed by br'),
  'mf-booking/3f2a9c0d1b2e/page.js.gz': gzipSync('compressed by gzip'),
  'mf-booking/3f2a9c0d1b2e/picture.png': 'picture',
};

function requireNginx() {
  if (existsSync(NGINX) && existsSync(BROTLI)) return;
  installFromDebian('nginx-light', 'libnginx-mod-http-brotli-static');
}

/** Starts nginx with the documented configuration, on a small site of its own. */
export async function startNginx(site = configuration) {
  requireNginx();
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const siteDir = path.join(folder, 'site');
  const write = (to: string, name: string) => {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    writeFileSync(path.join(to, name), files[name] ?? '');
  };
  const isShared = (name: string) => isSharedFolder(name.split('/')[0] ?? '');
  const names = Object.keys(files);
  for (const name of names.filter(isShared)) write(siteDir, name);
  await changeSite(
    siteDir,
    () => site,
    async (draft) => {
      for (const name of names.filter((each) => !isShared(each))) write(draft.folder, name);
      await writeNginxMaps(draft.folder, site, contentPolicies(site, allowedSources));
    },
  );
  const [port, securePort] = [await freePort(), await freePort()];
  const { cert, key } = makeCertificate(folder);
  const tls = `listen ${securePort} ssl http2; ssl_certificate ${cert}; ssl_certificate_key ${key};`;
  const template = path.join(__dirname, '../../../docs/serving/nginx.conf');
  const conf = readFileSync(template, 'utf8')
    .replace('listen @PORT@;', `listen @PORT@; ${tls}`)
    .replaceAll('@SITE@', siteDir)
    .replaceAll('@PORT@', String(port));
  writeFileSync(path.join(folder, 'nginx.conf'), conf);
  // Its workers run as another user, who must be able to read the folder.
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  const configured = ['-c', path.join(folder, 'nginx.conf')];
  const tested = spawnSync(NGINX, ['-t', '-q', ...configured], { encoding: 'utf8' });
  const args = [...configured, '-g', 'daemon off;'];
  const nginx = spawn(NGINX, args, { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (nginx.exitCode !== null) throw new Error('nginx stopped');
  }
  return {
    siteDir,
    origin,
    /** What nginx prints about the configuration. */
    warnings: tested.stderr,
    /** The same over HTTPS, with a certificate that only `ca` makes trusted. */
    secureOrigin: `https://127.0.0.1:${securePort}`,
    ca: readFileSync(cert),
    async stop() {
      const gone = once(nginx, 'exit');
      nginx.kill('SIGQUIT');
      await gone;
      rmSync(folder, { recursive: true });
    },
  };
}
