import type { Locales } from '@shop/shared-i18n';
import { CONTRACT_VERSION } from '@shop/shared-site/contract';
import type { ComponentType } from 'react';

/** The default export of an exposed module. */
export interface Exposed<Props = object> {
  contract: number;
  Component: ComponentType<Props>;
  /** Dictionaries that are loaded before the first render. */
  locales: readonly Locales[];
}

interface Definition<Props> {
  Component: ComponentType<Props>;
  /** Dictionaries of the page or widget. */
  locales?: readonly Locales[];
}

const exposed = <Props>({ Component, locales = [] }: Definition<Props>): Exposed<Props> => ({
  contract: CONTRACT_VERSION,
  Component,
  locales,
});

/**
 * Declares an exposed page.
 * @param definition the page's component and its dictionaries
 * @returns the value to default-export from the exposed module
 */
export const definePage = (definition: Definition<object>): Exposed => exposed(definition);

/** The props of each widget, by its name in the contract. */
export interface WidgetProps {
  'symptom-checker': { headingLevel: 2 | 3 };
}
export type WidgetName = keyof WidgetProps;

/**
 * Declares an exposed widget.
 * @param _name the widget's name in the contract, which decides the props of its component
 * @param definition the widget's component and its dictionaries
 * @returns the value to default-export from the exposed module
 */
export const defineWidget = <Name extends WidgetName>(
  _name: Name,
  definition: Definition<WidgetProps[Name]>,
): Exposed<WidgetProps[Name]> => exposed(definition);
