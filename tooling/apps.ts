/** The apps of this site, in the order they are built. */
export const remotes = ['mf-storefront', 'mf-booking', 'mf-diagnostics', 'mf-admin'] as const;
export const apps = ['shell', ...remotes] as const;

/** Where each app's development server listens. */
export const devPorts: Record<string, number> = {
  shell: 3000,
  'mf-storefront': 3001,
  'mf-booking': 3002,
  'mf-diagnostics': 3003,
  'mf-admin': 3004,
};
