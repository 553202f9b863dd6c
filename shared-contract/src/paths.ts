/** Links between teams' pages, as functions: a renamed route is a type error, not a dead link. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  services: () => '/services',
  booking: () => '/booking',
  diagnostics: () => '/diagnostics',
  gallery: () => '/gallery',
  blog: () => '/blog',
  article: (slug: string) => `/blog/${slug}`,
  contact: () => '/contact',
  tires: (category = 'all') => `/tires/${category}`,
  autoParts: (category = 'all') => `/auto-parts/${category}`,
  adminLogin: () => '/admin/login',
  admin: (section = 'dashboard') => `/admin/${section}`,
};
