import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../disk/hashFiles';
import type { SiteConfig } from '../../site/schema';
import type { BuiltRemote } from '../builtRemote';

/** Widgets of others that the built code names without `uses` saying so. */
export function undeclaredWidgets({ manifest, dist }: BuiltRemote, site: SiteConfig): string[] {
  const scripts = filesBelow(path.join(dist, 'static'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'));
  return site.remotes
    .filter(({ name }) => name !== manifest.name)
    .flatMap(({ live }) => live.widgets)
    .filter(({ name }) => !manifest.uses?.includes(name))
    .filter(({ name }) => scripts.some((text) => text.includes(`"${name}"`)))
    .map(({ name }) => `it shows the widget ${name}, which "uses" in remote.json does not name`);
}
