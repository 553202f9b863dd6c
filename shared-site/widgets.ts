import type { RemoteManifest } from './schema';

export type WidgetDeclarations = Pick<RemoteManifest, 'name' | 'widgets' | 'uses'>;

/** Widgets that it declares to show, and that no other remote offers. */
export function unknownWidgets(
  { name, uses = [] }: WidgetDeclarations,
  others: WidgetDeclarations[],
): string[] {
  const offered = others
    .filter((other) => other.name !== name)
    .flatMap(({ widgets }) => widgets.map((widget) => widget.name));
  return uses
    .filter((widget) => !offered.includes(widget))
    .map((widget) => `it uses the widget ${widget}, which no other live remote provides`);
}

export const undeclaredWidget = (name: string) =>
  `shows the widget ${name}, which "uses" in remote.json does not name`;

/** Widgets of a remote's live version that others show and the next one lacks. */
export function removedWidgetsInUse(
  candidate: WidgetDeclarations,
  others: WidgetDeclarations[],
): string[] {
  const dropped = others
    .filter(({ name }) => name === candidate.name)
    .flatMap(({ widgets }) => widgets.map(({ name }) => name))
    .filter((dropped) => !candidate.widgets.some(({ name }) => name === dropped));
  return others
    .filter(({ name }) => name !== candidate.name)
    .flatMap(({ name, uses }) =>
      dropped
        .filter((widget) => uses?.includes(widget))
        .map((widget) => `${name} shows the widget ${widget}, which would be removed`),
    );
}

/** A cycle of remotes that show each other's widgets: none of them could be changed alone. */
export function widgetCycle(candidate: WidgetDeclarations, others: WidgetDeclarations[]): string[] {
  const parties = [...others.filter(({ name }) => name !== candidate.name), candidate];
  const needs = ({ uses }: WidgetDeclarations) =>
    parties.filter(({ widgets }) => widgets.some(({ name }) => uses?.includes(name)));
  const search = (party: WidgetDeclarations, path: string[]): string[] | undefined => {
    for (const next of needs(party)) {
      if (next.name === candidate.name) return [...path, next.name];
      if (path.includes(next.name)) continue;
      const cycle = search(next, [...path, next.name]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  const cycle = search(candidate, [candidate.name]);
  return cycle ? [`its widgets form a cycle: ${cycle.join(' → ')}`] : [];
}
