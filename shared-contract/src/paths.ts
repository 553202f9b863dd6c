import { type MessageRequest, writeMessageRequest } from './messageRequest';

/** Where a search arrives in a catalogue. */
export const RESULTS = '#results';

/** Paths of pages of all remotes, as functions: after a rename, an old link is a type error. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  services: () => '/services',
  service: (id: string) => `/services/${id}`,
  /** `make` is in the address for links that are followed without a script. */
  booking: (make?: string) => (make ? `/booking?make=${encodeURIComponent(make)}` : '/booking'),
  diagnostics: () => '/diagnostics',
  gallery: () => '/gallery',
  blog: () => '/blog',
  /** An Atom feed of the articles. */
  blogFeed: (language: 'en' | 'es') => (language === 'en' ? '/blog.xml' : `/blog.${language}.xml`),
  article: (slug: string) => `/blog/${slug}`,
  contact: () => '/contact',
  /** The message form, filled in. */
  message: (request: MessageRequest) => `/contact?${writeMessageRequest(request)}#message-form`,
  privacy: () => '/privacy',
  tires: (category = 'all') => `/tires/${category}`,
  autoParts: (category = 'all') => `/auto-parts/${category}`,
  adminLogin: () => '/admin/login',
  admin: (section = 'dashboard') => `/admin/${section}`,
};
