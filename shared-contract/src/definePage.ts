import type { Locales } from '@shop/shared-i18n';
import { CONTRACT_VERSION } from '@shop/site/contract';
import type { ComponentType } from 'react';

/** What the default export of an exposed module is. */
export interface Exposed<Props = object> {
  contract: number;
  Component: ComponentType<Props>;
  /** Dictionaries that must be there before the first render. */
  locales: readonly Locales[];
}

interface Definition<Props> {
  Component: ComponentType<Props>;
  locales?: readonly Locales[];
}

/**
 * Declares an exposed page.
 * @param definition the page's component and the dictionaries it speaks with
 * @returns the value to default-export from the exposed module
 */
export function definePage({ Component, locales = [] }: Definition<object>): Exposed {
  return { contract: CONTRACT_VERSION, Component, locales };
}

/** The widgets teams offer each other, with the props each takes. */
export interface WidgetProps {
  'symptom-checker': { headingLevel: 2 | 3 };
}
export type WidgetName = keyof WidgetProps;

/**
 * Declares an exposed widget.
 * @param _name the widget's name in the contract, which decides the props of its component
 * @param definition the widget's component and dictionaries
 * @returns the value to default-export from the exposed module
 */
export function defineWidget<Name extends WidgetName>(
  _name: Name,
  { Component, locales = [] }: Definition<WidgetProps[Name]>,
): Exposed<WidgetProps[Name]> {
  return { contract: CONTRACT_VERSION, Component, locales };
}
