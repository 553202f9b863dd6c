import type { RemoteEntry, SiteConfig } from './schema';

const versionOf = (entry: { version: string } | undefined) => entry?.version ?? 'nothing';

const offered = ({ pages, widgets }: RemoteEntry) => [
  ...pages.map(({ path }) => `page ${path}`),
  ...widgets.map(({ name }) => `widget ${name}`),
];

function remoteChanges(name: string, before?: RemoteEntry, after?: RemoteEntry): string[] {
  const had = before ? offered(before) : [];
  const has = after ? offered(after) : [];
  const lines = [
    ...(before?.version === after?.version
      ? []
      : [`live: ${versionOf(before)} → ${versionOf(after)}`]),
    ...(before?.canary?.version === after?.canary?.version &&
    before?.canary?.percent === after?.canary?.percent
      ? []
      : [
          after?.canary
            ? `canary: ${after.canary.version} for ${after.canary.percent} of 100 visitors`
            : `canary: ${versionOf(before?.canary)} → none`,
        ]),
    ...has.filter((offer) => !had.includes(offer)).map((offer) => `new ${offer}`),
    ...had.filter((offer) => !has.includes(offer)).map((offer) => `gone: ${offer}`),
  ];
  return lines.map((line) => `  ${name}  ${line}`);
}

/**
 * Lists what changes for a visitor, one line per change.
 * @param apps the apps whose changes are listed
 */
export function whatChanged(
  before: SiteConfig,
  after: SiteConfig,
  apps: readonly string[],
): string[] {
  const names = [...new Set([...before.remotes, ...after.remotes].map(({ name }) => name))].filter(
    (name) => apps.includes(name),
  );
  const shell =
    before.shell?.version === after.shell?.version || !apps.includes('shell')
      ? []
      : [`  shell  live: ${versionOf(before.shell)} → ${versionOf(after.shell)}`];
  const find = (site: SiteConfig, name: string) => site.remotes.find((r) => r.name === name);
  return [
    ...shell,
    ...names.flatMap((name) => remoteChanges(name, find(before, name), find(after, name))),
  ];
}
