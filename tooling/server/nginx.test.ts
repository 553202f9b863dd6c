/** @jest-environment node */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const site = path.join(folder, 'site');
let origin = '';
let nginx: ChildProcess;

function put(file: string, content: string | Buffer) {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function requireNginx() {
  if (existsSync(NGINX) && existsSync(BROTLI)) return;
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  spawnSync('apt-get', ['update', '-qq']);
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages]);
  if (!existsSync(BROTLI)) throw new Error(`This test needs Debian's ${packages.join(' and ')}.`);
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function answering(url: string): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error('nginx stopped');
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
  }
}

beforeAll(async () => {
  requireNginx();
  put('index.html', '<h1>home</h1>');
  put('_app.html', '<h1>frame</h1>');
  put('contact/index.html', '<h1>contact</h1>');
  put('site.json', '{}');
  put('offline.js', 'self.skipWaiting()');
  put('.composed.json', '{}');
  put('mf-booking/3f2a/page.js', 'plain');
  put('mf-booking/3f2a/page.js.br', brotliCompressSync('compressed'));
  const port = await freePort();
  const conf = path.join(folder, 'nginx.conf');
  const template = readFileSync(path.join(__dirname, '../../docs/serving/nginx.conf'), 'utf8');
  writeFileSync(conf, template.replaceAll('@SITE@', site).replaceAll('@PORT@', String(port)));
  // Its workers run as another user, who must be able to read the folder.
  spawnSync('chmod', ['-R', 'a+rX', folder]);
  nginx = spawn(NGINX, ['-c', conf, '-g', 'daemon off;'], { stdio: 'ignore' });
  origin = `http://127.0.0.1:${port}`;
  await answering(origin);
}, 120_000);

afterAll(async () => {
  const gone = new Promise((resolve) => nginx.once('exit', resolve));
  nginx.kill('SIGQUIT');
  await gone;
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', 200, 'home'],
  ['/contact', 200, 'contact'],
  ['/contact/', 200, 'contact'],
  ['/admin/products', 200, 'frame'],
  ['/es/admin', 200, 'frame'],
  ['/booking/cancel', 200, 'frame'],
  ['/nowhere', 404, 'frame'],
])('%s answers %d with the %s page', async (route, status, words) => {
  const response = await fetch(origin + route);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain(words);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('the service worker is asked for anew each time', async () => {
  const response = await fetch(`${origin}/offline.js`);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toContain('javascript');
});

test('a versioned file is kept for ever, compressed once and readable by other origins', async () => {
  const response = await fetch(`${origin}/mf-booking/3f2a/page.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(await response.text()).toBe('compressed');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect((await fetch(`${origin}/mf-booking/3f2a/gone.js`)).status).toBe(404);
});

test('site.json is never kept, and tools own files are nobody’s business', async () => {
  expect((await fetch(`${origin}/site.json`)).headers.get('cache-control')).toBe('no-store');
  expect((await fetch(`${origin}/.composed.json`)).status).toBe(404);
});

test('an unchanged page is not sent again', async () => {
  const etag = (await fetch(`${origin}/contact`)).headers.get('etag') ?? '';
  expect(etag).not.toBe('');
  const again = await fetch(`${origin}/contact`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});
