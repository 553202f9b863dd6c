import path from 'node:path';
import { DEFAULT_PORT } from '@shop/platform/machine/devPorts';
import { buildDir, dataDir, root } from '@shop/platform/machine/paths';
import { readManifest } from '@shop/platform/release/builtRemote';
import { devRemote } from '@shop/platform/release/storeVersion';
import { changeSite, emptySite, removeFolder } from '@shop/platform/site/siteFile';
import { noComposer } from '../compose/composeSite';
import { connectSite } from '../serve/connectSite';
import { type Publishing, publishWhileServing } from '../serve/publishWhileServing';
import { type SiteServer, serveSite } from '../serve/serveSite';
import { stopOnSignal } from '../start/stopOnSignal';
import { choosePort } from './choosePort';
import { answers, startDevServer } from './devServers';
import { firstPage } from './firstPage';

/** Needs no other remote's sources or servers. @throws with one sentence when one of the servers ends */
export async function developSite(names: readonly string[]) {
  let backend: Promise<SiteServer> | undefined;
  let publishing: Publishing | undefined;

  async function stop() {
    await (await backend)?.close(publishing?.stop());
  }
  const isStopping = stopOnSignal(stop);

  async function fail(sentence: string) {
    if (isStopping()) return;
    await stop();
    throw new Error(sentence);
  }

  async function serve() {
    const manifests = names.map(readManifest);
    const sitePort = await choosePort('shell', DEFAULT_PORT, process.env['PORT']);
    const ports = new Map([['shell', sitePort]]);
    for (const { name, devPort } of manifests) ports.set(name, await choosePort(name, devPort));
    // Of this port alone, so that two sessions in one working copy do not share it. An earlier session
    // may have left a configuration of another version of this program there.
    const siteDir = path.join(buildDir, `dev-site-${sitePort}`);
    removeFolder(siteDir);
    await changeSite(siteDir, () => ({
      ...emptySite,
      remotes: names.map((name) => {
        const remote = devRemote(name);
        const base = `http://localhost:${ports.get(name)}/`;
        return { ...remote, live: { ...remote.live, base } };
      }),
    }));
    const projectDir = path.join(root, 'supabase');
    backend = serveSite({ port: 0, siteDir, dataDir, projectDir });
    const running = await backend;
    await connectSite(siteDir, running);
    // Development servers have no composed pages; their shell reads the content files.
    publishing = publishWhileServing({
      siteDir,
      backend: running.backend,
      composer: noComposer,
    });
    await publishing.publishNow();
    publishing.watch();
    if (isStopping()) return;

    const ended = new Promise<string>((resolve) => {
      for (const [name, own] of ports) {
        const app = { name, folder: path.join(root, name) };
        startDevServer(app, { own, backend: running.port }, resolve);
      }
    });
    const up = Promise.all([...ports.values()].map(answers));
    // Do not print an address where another program answers.
    await Promise.race([up, ended.then(fail)]);
    const address = `http://localhost:${sitePort}${firstPage(manifests)}`;
    console.info(`The site in development: ${address} (stop with Ctrl+C)`);
    await fail(await ended);
  }

  await serve().catch((error: unknown) => {
    if (!isStopping()) throw error;
  });
}
