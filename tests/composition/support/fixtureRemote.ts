import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '@shop/platform/machine/hashFiles';
import { buildDir, root } from '@shop/platform/machine/paths';
import { manifestOf } from '@shop/platform/machine/remoteManifest';
import { type BuiltRemote, readBuild } from '@shop/platform/release/builtRemote';
import { releaseRemote } from '@shop/platform/release/releaseApps';
import { readRecord } from '@shop/platform/release/releaseRecord';
import { storeRemote } from '@shop/platform/release/storeVersion';
import { changeSite, localTarget } from '@shop/platform/site/siteFile';
import { CONTRACT_VERSION } from '../../../shared-site/contract';
import { releaseOf } from '../../../shared-site/releaseEntry';
import type { Remote, RemoteManifest, SiteConfig } from '../../../shared-site/schema';

export interface Fixture extends Partial<Omit<RemoteManifest, 'exposes'>> {
  /** Body of the module with the page's component `Page`; one that is only its name is a plain page. */
  code: string;
  /** More files below `src`, by name. */
  files?: Record<string, string>;
  /** Folders of this repository to copy below `src`, before `files` change something in them. */
  copies?: Record<string, string>;
  /** Built as for a developer's own machine, with the container name that an override has. */
  served?: boolean;
  /** Packages that it has installed besides those of this repository: files by name below `node_modules`. */
  packages?: Record<string, string>;
  /** Versions of shared libraries it expects. */
  ranges?: Record<string, string>;
}

const NAME = 'mf-fixture';

/** A page that shows a heading. */
export const plainPage = (heading: string) => `export const Page = () => <h1>${heading}</h1>;`;

function filesOf({
  code,
  files,
  ranges = {},
  served: _,
  copies: __,
  packages = {},
  ...manifest
}: Fixture): Record<string, string> {
  const full = {
    name: NAME,
    contract: CONTRACT_VERSION,
    devPort: 48_999,
    exposes: { './page': './src/page.ts' },
    pages: [{ path: '/fixture', module: './page' }],
    widgets: [],
    navigation: [],
    prerender: [],
    ...manifest,
  };
  return {
    'remote.json': JSON.stringify(full),
    'package.json': JSON.stringify({
      name: `@shop/${full.name}`,
      version: '1.0.0',
      type: 'module',
    }),
    'rsbuild.config.ts': [
      `import { defineRemote } from '${path.join(root, 'rsbuild.base')}';`,
      `export default defineRemote(${JSON.stringify(full)}, ${JSON.stringify(ranges)});`,
    ].join('\n'),
    'src/page.ts': [
      "import { definePage } from '@shop/shared-contract';",
      "import { Page } from './Page';",
      'export default definePage({ Component: Page });',
    ].join('\n'),
    'src/Page.tsx': code,
    ...Object.fromEntries(Object.entries(files ?? {}).map(([name, text]) => [`src/${name}`, text])),
    ...Object.fromEntries(
      Object.entries(packages).map(([name, text]) => [`node_modules/${name}`, text]),
    ),
  };
}

/** Builds a small remote with the real build. Equal fixtures are built once. */
export function buildFixture(fixture: Fixture): BuiltRemote {
  const files = filesOf(fixture);
  const { served = false, copies = {} } = fixture;
  const copied = hashFiles(
    Object.keys(copies).map((from) => path.join(root, from)),
    root,
  );
  const id = createHash('sha256')
    .update(JSON.stringify([files, served, copies, copied]))
    .digest('hex')
    .slice(0, 10);
  const folder = path.join(buildDir, 'fixtures', id);
  if (!existsSync(folder)) {
    const draft = `${folder}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    for (const [from, to] of Object.entries(copies)) {
      cpSync(path.join(root, from), path.join(draft, 'src', to), { recursive: true });
    }
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(draft, name)), { recursive: true });
      writeFileSync(path.join(draft, name), text);
    }
    const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
    const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, 'build'], {
      cwd: draft,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        ...(served ? { SERVE_REMOTE: 'yes' } : {}),
      },
    });
    if (status !== 0) throw new Error(`the fixture does not build:\n${stdout}${stderr}`);
    try {
      renameSync(draft, folder);
    } catch (error) {
      // Another worker may have built the same meanwhile.
      if (!existsSync(folder)) throw error;
      rmSync(draft, { recursive: true });
    }
  }
  return readBuild(manifestOf(folder, fixture.name ?? NAME), path.join(folder, 'dist'));
}

/**
 * Builds a fixture and releases it with the real tool.
 * @returns its version
 */
export const releaseFixture = (siteDir: string, fixture: Fixture, canary?: number) =>
  releaseRemote(buildFixture(fixture), localTarget(siteDir), { canary });

/** Makes a fixture live without the checks of a release, as an operator could. */
export async function forceFixture(siteDir: string, fixture: Fixture) {
  const version = await storeRemote(buildFixture(fixture), siteDir);
  const live = releaseOf(NAME, version, readRecord(siteDir, NAME, version));
  await changeSite(siteDir, (site) => ({
    ...site,
    remotes: [...withoutFixture(site).remotes, { name: NAME, live }],
  }));
}

/** The configuration as if the fixture had never been released. */
export const withoutFixture = (site: SiteConfig, name = NAME): SiteConfig => ({
  ...site,
  remotes: site.remotes.filter((remote) => remote.name !== name),
});

/**
 * The configuration with only the fixture's pages to compose: a test need not write all others.
 * @param others addresses that are composed nevertheless
 */
export function composingFixtureOnly(site: SiteConfig, ...others: string[]): SiteConfig {
  const without = ({ live, ...remote }: Remote): Remote => ({
    ...remote,
    live: { ...live, prerender: live.prerender?.filter((url) => others.includes(url)) ?? [] },
  });
  return {
    ...site,
    remotes: site.remotes.map((remote) => (remote.name === NAME ? remote : without(remote))),
  };
}
