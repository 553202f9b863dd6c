import type { SiteConfig } from '@shop/shared-contract';

let composed = new Map<string, string>();

/** Notes which versions made the HTML that the visitor got. */
export function rememberComposed({ remotes }: SiteConfig) {
  composed = new Map(remotes.map(({ name, version }) => [name, version]));
}

/** Whether a version made its part of the HTML; true where there is no such HTML. */
export const madeTheHtml = (remote: string, version: string) =>
  (composed.get(remote) ?? version) === version;
