import { createContext, type ReactNode, useContext } from 'react';
import type { WidgetName, WidgetProps } from './definePage';

/** Renders a widget by name; the shell provides it, so no team imports another. */
export type RenderWidget = <Name extends WidgetName>(
  name: Name,
  props: WidgetProps[Name],
) => ReactNode;

const WidgetHost = createContext<RenderWidget | null>(null);
export const WidgetHostProvider = WidgetHost.Provider;

interface Props<Name extends WidgetName> {
  name: Name;
  props: WidgetProps[Name];
}

/**
 * A place in a page that another team fills. Without a shell around it (a page under test, a page
 * alone) there are no neighbours, so the place stays empty.
 */
export function Widget<Name extends WidgetName>({ name, props }: Props<Name>) {
  return useContext(WidgetHost)?.(name, props) ?? null;
}
