import type { Locales } from '@shop/shared-i18n';
import { CONTRACT_VERSION } from '@shop/shared-site/contract';
import type { ComponentType } from 'react';

export interface Exposed<Props = object> {
  contract: number;
  Component: ComponentType<Props>;
  /** Dictionaries that are loaded before the first render. */
  locales: readonly Locales[];
}

interface Definition<Props> {
  Component: ComponentType<Props>;
  locales?: readonly Locales[];
}

const exposed = <Props>({ Component, locales = [] }: Definition<Props>): Exposed<Props> => ({
  contract: CONTRACT_VERSION,
  Component,
  locales,
});

/** Declares an exposed page; the module default-exports the result. */
export const definePage = (definition: Definition<object>): Exposed => exposed(definition);

export interface WidgetProps {
  'symptom-checker': { headingLevel: 2 | 3 };
}
export type WidgetName = keyof WidgetProps;

/** Declares an exposed widget; the module default-exports the result. The name decides the type of its props. */
export const defineWidget = <Name extends WidgetName>(
  _name: Name,
  definition: Definition<WidgetProps[Name]>,
): Exposed<WidgetProps[Name]> => exposed(definition);
