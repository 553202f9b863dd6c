import { navigationOf } from './pageSite';
import type { Remote, SiteConfig } from './schema';

const versionLabel = (version: string | undefined) => version ?? 'nothing';

const listOffers = ({ live: { pages, widgets } }: Remote) => [
  ...pages.map(({ path }) => `page ${path}`),
  ...widgets.map(({ name }) => `widget ${name}`),
];

function remoteChanges(name: string, before?: Remote, after?: Remote): string[] {
  const had = before ? listOffers(before) : [];
  const has = after ? listOffers(after) : [];
  const lines = [
    ...(before?.live.version === after?.live.version
      ? []
      : [`live: ${versionLabel(before?.live.version)} → ${versionLabel(after?.live.version)}`]),
    ...(before?.canary?.release.version === after?.canary?.release.version &&
    before?.canary?.percent === after?.canary?.percent
      ? []
      : [
          after?.canary
            ? `canary: ${after.canary.release.version} for ${after.canary.percent} of 100 visitors`
            : `canary: ${versionLabel(before?.canary?.release.version)} → none`,
        ]),
    ...has.filter((offer) => !had.includes(offer)).map((offer) => `new ${offer}`),
    ...had.filter((offer) => !has.includes(offer)).map((offer) => `removed: ${offer}`),
  ];
  return lines.map((line) => `  ${name}  ${line}`);
}

/** Lists what changes for a visitor, one line per change. */
export function listReleaseChanges(
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
      : [
          `  shell  live: ${versionLabel(before.shell?.version)} → ${versionLabel(after.shell?.version)}`,
        ];
  const find = (site: SiteConfig, name: string) => site.remotes.find((r) => r.name === name);
  const [had, has] = [navigationOf(before.remotes), navigationOf(after.remotes)];
  return [
    ...shell,
    ...(JSON.stringify(had) === JSON.stringify(has) ? [] : ['  every page  the menu changes']),
    ...names.flatMap((name) => remoteChanges(name, find(before, name), find(after, name))),
  ];
}
