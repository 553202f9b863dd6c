import type { RemoteManifest, SiteConfig } from '../../../shared-contract/src/siteConfig';

/** A path or a widget's name that another remote already has. */
export function takenNames(
  { name, pages, widgets }: Pick<RemoteManifest, 'name' | 'pages' | 'widgets'>,
  site: SiteConfig,
): string[] {
  const others = site.remotes.filter((remote) => remote.name !== name);
  return [
    ...pages.flatMap(({ path }) =>
      others
        .filter((other) => other.pages.some((page) => page.path === path))
        .map((other) => `the path ${path} belongs to ${other.name}`),
    ),
    ...widgets.flatMap((widget) =>
      others
        .filter((other) => other.widgets.some((entry) => entry.name === widget.name))
        .map((other) => `the widget ${widget.name} belongs to ${other.name}`),
    ),
  ];
}
