import type { AllowedSources } from '../platform/server/pageHeaders';
import type { RateLimit } from '../platform/server/rateLimits';

/** Paths of the staff's area: browsers prefetch nothing below them. */
export const privatePaths = ['/admin'];

/** The functions of the shop's database that decide about accounts. */
export const accountRules = {
  signUp: 'private.sign_up_problem',
  tell: 'private.tell_account',
};

/** Who may show videos in the shop's pages; staff enter the addresses. */
const videoServices = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

/** From where the shop's pages may load what is not the site's own. */
export const allowedSources: AllowedSources = {
  site: {
    // Any public document can lead to a page with a video without loading another document.
    scripts: ['https://www.youtube.com', 'https://player.vimeo.com'],
    // Composed pages contain the styles that they need.
    styles: ["'unsafe-inline'"],
    // Staff enter addresses of product pictures and clips.
    images: ['https:'],
    media: ['https:'],
    connections: videoServices,
    frames: videoServices,
  },
  // Clips and videos are shown to visitors only. The list of products shows their pictures.
  staff: {
    scripts: [],
    styles: [],
    images: ['https:'],
    media: [],
    connections: [],
    frames: [],
    trustedTypes: ['default'],
  },
  privatePaths,
};

const apiLimits = {
  signIn: { perMinute: 10, paths: ['/auth/v1/token', '/auth/v1/verify'] },
  signUp: { perMinute: 5, paths: ['/auth/v1/recover', '/auth/v1/resend', '/auth/v1/signup'] },
  contact: { perMinute: 5, paths: ['/rest/v1/contact_messages'] },
  booking: {
    perMinute: 10,
    paths: [
      '/rest/v1/bookings',
      '/rest/v1/rpc/book_appointment',
      '/rest/v1/rpc/book_with_tires',
      '/rest/v1/rpc/cancel_booking',
      '/rest/v1/rpc/move_booking',
    ],
  },
} satisfies Record<string, RateLimit>;

/** Requests a minute and address. */
export type ApiRates = Record<keyof typeof apiLimits, number>;

/**
 * The limits of the shop's API: enough for a family or a shop behind one address, far too little to
 * guess passwords or fill tables.
 * @param rates replace the default rates
 */
export const rateLimits = (rates: Partial<ApiRates> = {}): RateLimit[] =>
  Object.entries(apiLimits).map(([name, limit]) => ({
    ...limit,
    perMinute: rates[name as keyof ApiRates] ?? limit.perMinute,
  }));
