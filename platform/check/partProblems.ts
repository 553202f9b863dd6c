import type { RemoteManifest } from '../../shared-site/schema';
import { undeclaredWidget } from '../../shared-site/widgets';
import type { SeenPart } from './seenParts';

/** A remote as its visitors get it once it is released. */
export interface OfferingRemote {
  name: string;
  live: Pick<RemoteManifest, 'widgets' | 'uses' | 'language'>;
}

/** Widgets that a released remote was seen to show, and that its `uses` does not name. */
export function undeclaredWidgets(
  parts: readonly SeenPart[],
  remotes: readonly OfferingRemote[],
  released: readonly string[],
): string[] {
  const find = (name: string) => remotes.find((remote) => remote.name === name);
  return parts.flatMap(({ remote, module, within }) => {
    if (!within || within === remote || !released.includes(within)) return [];
    const names = find(remote)
      ?.live.widgets.filter((widget) => widget.module === module)
      .map(({ name }) => name);
    const uses = find(within)?.live.uses;
    if (!names?.length || names.some((name) => uses?.includes(name))) return [];
    return names.slice(0, 1).map(undeclaredWidget);
  });
}

/** The parts of released remotes that show the same text in two languages. */
export function untranslatedParts(
  [parts, translated]: readonly [readonly SeenPart[], readonly SeenPart[]],
  released: readonly string[],
): SeenPart[] {
  return parts.filter(
    ({ remote, module, text }) =>
      released.includes(remote) &&
      /\p{L}/u.test(text) &&
      translated.some((other) => other.remote === remote && other.module === module) &&
      translated.every(
        (other) => other.remote !== remote || other.module !== module || other.text === text,
      ),
  );
}
