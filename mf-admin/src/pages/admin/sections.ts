import { type ComponentType, lazy } from 'react';

const load = {
  login: () => import('../login/LoginPage').then(({ LoginPage }) => LoginPage),
  dashboard: () => import('../dashboard/DashboardPage').then(({ DashboardPage }) => DashboardPage),
  products: () => import('../products/ProductsPage').then(({ ProductsPage }) => ProductsPage),
  content: () => import('../content/ContentPage').then(({ ContentPage }) => ContentPage),
  settings: () => import('../settings/SettingsPage').then(({ SettingsPage }) => SettingsPage),
  users: () => import('../users/UsersPage').then(({ UsersPage }) => UsersPage),
  bookings: () => import('../bookings/BookingsPage').then(({ BookingsPage }) => BookingsPage),
  messages: () => import('../messages/MessagesPage').then(({ MessagesPage }) => MessagesPage),
} satisfies Record<string, () => Promise<ComponentType>>;

export type SectionName = keyof typeof load;

/** The sections that need an administrator, in the order of the navigation. */
export const guardedSections = [
  'dashboard',
  'products',
  'content',
  'settings',
  'users',
  'bookings',
  'messages',
] as const satisfies readonly SectionName[];

const pages = new Map<SectionName, ComponentType>();

/** Returns a section's page, which is loaded when it first renders. */
export function sectionPage(name: SectionName): ComponentType {
  const page = pages.get(name) ?? lazy(() => load[name]().then((page) => ({ default: page })));
  pages.set(name, page);
  return page;
}

/** Removes a page that could not be loaded, because a lazy component never retries. */
export const forgetPage = (name: SectionName) => pages.delete(name);
