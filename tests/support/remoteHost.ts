import { readFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { freePort } from '@shop/platform/server/testing/freePort';
import { changeSite } from '@shop/platform/site/siteFile';
import type { Remote } from '../../shared-site/schema';
import type { RunningSite } from './runningSite';

/** The ways in which the server of a remote can respond. */
export type Behaviour =
  | 'up'
  | 'missing'
  | 'garbage'
  | 'html'
  | 'throws'
  | 'chunks missing'
  | 'slow'
  | 'held';

const SLOW = 10_000;
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

/** A remote without a previous version, so that a failure has no fallback. */
export const withoutPreviousVersion = ({ previous: _, ...remote }: Remote): Remote => remote;

/** A remote whose live files are on a server; empty is the site's own. */
const withBase = ({ live, ...remote }: Remote, origin: string): Remote => ({
  ...remote,
  live: { ...live, base: `${origin}/${remote.name}/${live.version}/` },
});

/** A server of another team, which serves one remote of a site from its own origin. */
export class RemoteHost {
  behaviour: Behaviour = 'up';
  /** How many requests it has answered. */
  answered = 0;
  /** Requests that wait for `letGo()`, which they do while it is `held`. */
  readonly held: (() => void)[] = [];
  #server: Server | undefined;

  private constructor(
    private readonly site: RunningSite,
    private readonly remote: string,
    private readonly port: number,
  ) {}

  /** Moves a remote of the site to a server of its own; `down` until `start()` on request. */
  static async move(site: RunningSite, remote: string): Promise<RemoteHost> {
    const host = new RemoteHost(site, remote, await freePort());
    await changeSite(site.siteDir, (config) => ({
      ...config,
      remotes: config.remotes.map((other) =>
        other.name === remote
          ? withoutPreviousVersion(withBase(other, `http://localhost:${host.port}`))
          : other,
      ),
    }));
    return host;
  }

  start(): Promise<void> {
    const server = createServer((request, response) => {
      response.once('finish', () => {
        this.answered += 1;
      });
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      response.setHeader('access-control-allow-origin', '*');
      this.#answer(pathname, response);
    });
    this.#server = server;
    return new Promise((resolve) => server.listen(this.port, resolve));
  }

  /** Answers the held requests, and further requests at once. */
  letGo() {
    this.behaviour = 'up';
    for (const answer of this.held.splice(0)) answer();
  }

  stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server) return Promise.resolve();
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  }

  /** Stops it and brings the remote back to the site's own server. */
  async restore() {
    await this.stop();
    await changeSite(this.site.siteDir, (config) => ({
      ...config,
      remotes: config.remotes.map((other) =>
        other.name === this.remote ? withBase(other, '') : other,
      ),
    }));
  }

  #answer(pathname: string, response: ServerResponse) {
    const isEntry = pathname.endsWith('/remoteEntry.js');
    const send = (text: string | Buffer, type = 'text/javascript', status = 200) =>
      response.writeHead(status, { 'content-type': type }).end(text);
    const sendFile = () => {
      // The test has ended, and its site may be gone.
      if (response.destroyed) return;
      const file = path.join(this.site.siteDir, pathname);
      send(readFileSync(file), types[path.extname(file)] ?? 'application/octet-stream');
    };
    if (this.behaviour === 'held') {
      this.held.push(sendFile);
      return;
    }
    if (this.behaviour === 'slow') {
      setTimeout(sendFile, SLOW).unref();
      return;
    }
    if (this.behaviour === 'chunks missing' && !isEntry)
      return void send('gone', 'text/plain', 404);
    if (!isEntry || this.behaviour === 'up' || this.behaviour === 'chunks missing') {
      return void sendFile();
    }
    if (this.behaviour === 'missing') send('not found', 'text/plain', 404);
    if (this.behaviour === 'garbage') send('}{ this is not JavaScript');
    if (this.behaviour === 'html') send('<!doctype html><title>Welcome</title>', 'text/html');
    if (this.behaviour === 'throws') send('throw new Error("thrown by the entry script")');
  }
}
