import { type ComponentType, lazy } from 'react';

const loadInMenu = {
  dashboard: () => import('../desk/today/DashboardPage').then(({ DashboardPage }) => DashboardPage),
  bookings: () => import('../desk/bookings/BookingsPage').then(({ BookingsPage }) => BookingsPage),
  messages: () => import('../desk/messages/MessagesPage').then(({ MessagesPage }) => MessagesPage),
  products: () =>
    import('../office/products/ProductsPage').then(({ ProductsPage }) => ProductsPage),
  content: () => import('../office/content/ContentPage').then(({ ContentPage }) => ContentPage),
  settings: () =>
    import('../office/settings/SettingsPage').then(({ SettingsPage }) => SettingsPage),
} satisfies Record<string, () => Promise<ComponentType>>;

const loadGuarded = {
  ...loadInMenu,
  lists: () => import('../office/lists/ListsPage').then(({ ListsPage }) => ListsPage),
  users: () => import('../office/users/UsersPage').then(({ UsersPage }) => UsersPage),
  releases: () =>
    import('../office/releases/ReleasesPage').then(({ ReleasesPage }) => ReleasesPage),
} satisfies Record<string, () => Promise<ComponentType>>;

const load = {
  login: () => import('./login/LoginPage').then(({ LoginPage }) => LoginPage),
  ...loadGuarded,
};

export type SectionName = keyof typeof load;

/** The sections of the navigation, in its order; the website and the settings lead to the others. */
export const menuSections = Object.keys(loadInMenu) as (keyof typeof loadInMenu)[];

/** Those of the daily work, which publish nothing. */
export const deskSections: ReadonlySet<string> = new Set(['dashboard', 'bookings', 'messages']);

/** The section of the navigation within which another one is. */
export const menuSectionOf = (name: string) => withinMenu.get(name) ?? name;
const withinMenu = new Map([
  ['lists', 'content'],
  ['users', 'settings'],
  ['releases', 'settings'],
]);

/** The names of the sections that need an administrator. */
export const guardedSections = Object.keys(loadGuarded) as (keyof typeof loadGuarded)[];

const pages = new Map<SectionName, ComponentType>();

/** Returns a section's page, which is loaded when it first renders. */
export function sectionPage(name: SectionName): ComponentType {
  const page = pages.get(name) ?? lazy(() => load[name]().then((page) => ({ default: page })));
  pages.set(name, page);
  return page;
}

/** Removes a page that could not be loaded, because a lazy component never retries. */
export const evictPage = (name: SectionName) => pages.delete(name);
