import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteManifest, SiteConfig } from '../../../shared-contract/src/siteConfig';
import type { BuiltRemote } from '../builtRemote';
import { filesBelow } from '../hashFiles';

type Party = Pick<RemoteManifest, 'name' | 'widgets' | 'uses'>;

/** Widgets of others that the built code names without `uses` saying so. */
export function undeclaredWidgets({ manifest, dist }: BuiltRemote, site: SiteConfig): string[] {
  const scripts = filesBelow(path.join(dist, 'static'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'));
  return site.remotes
    .filter(({ name }) => name !== manifest.name)
    .flatMap(({ widgets }) => widgets)
    .filter(({ name }) => !manifest.uses?.includes(name))
    .filter(({ name }) => scripts.some((text) => text.includes(`"${name}"`)))
    .map(({ name }) => `it shows the widget ${name}, which "uses" in remote.json does not name`);
}

/** Widgets that it says it shows, and that nobody has. */
export function unknownWidgets({ name, uses = [] }: Party, others: Party[]): string[] {
  const offered = others
    .filter((other) => other.name !== name)
    .flatMap(({ widgets }) => widgets.map((widget) => widget.name));
  return uses
    .filter((widget) => !offered.includes(widget))
    .map((widget) => `it uses the widget ${widget}, which no other live remote has`);
}

/** Widgets of a remote's live version that others show and the next one lacks. */
export function missedWidgets(candidate: Party, others: Party[]): string[] {
  const live = others.find(({ name }) => name === candidate.name);
  const dropped = (live?.widgets ?? [])
    .map(({ name }) => name)
    .filter((dropped) => !candidate.widgets.some(({ name }) => name === dropped));
  return others
    .filter(({ name }) => name !== candidate.name)
    .flatMap(({ name, uses = [] }) =>
      dropped
        .filter((widget) => uses.includes(widget))
        .map((widget) => `${name} shows the widget ${widget}, which would be gone`),
    );
}

/** A ring of remotes that show each other's widgets: none of them could be changed alone. */
export function widgetCycle(candidate: Party, others: Party[]): string[] {
  const parties = [...others.filter(({ name }) => name !== candidate.name), candidate];
  const needs = ({ uses = [] }: Party) =>
    parties.filter(({ widgets }) => widgets.some(({ name }) => uses.includes(name)));
  const search = (party: Party, way: string[]): string[] | undefined => {
    for (const next of needs(party)) {
      if (next.name === candidate.name) return [...way, next.name];
      if (way.includes(next.name)) continue;
      const ring = search(next, [...way, next.name]);
      if (ring) return ring;
    }
    return undefined;
  };
  const ring = search(candidate, [candidate.name]);
  return ring ? [`its widgets go round in a circle: ${ring.join(' → ')}`] : [];
}
