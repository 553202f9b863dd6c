import { createContext, type ReactNode, useContext } from 'react';
import type { WidgetName, WidgetProps } from './definePage';

/** Renders a widget by name. The shell provides this function, so no remote imports another. */
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

/** Renders a widget of another remote; nothing where no shell provides widgets, as in a test. */
export function Widget<Name extends WidgetName>({ name, props }: Props<Name>) {
  return useContext(WidgetHost)?.(name, props) ?? null;
}
