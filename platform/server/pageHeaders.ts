import type { SiteConfig } from '../site/schema';

/** Who may show videos in our pages; staff enter the addresses. */
const videoServices = [
  'https://www.youtube.com',
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
];

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/** A team's own machine, for a visit that requests an override of its remote. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*', 'ws://localhost:*'];

/**
 * The security headers of every answer, whatever it is.
 * @param secure whether the page is sent over HTTPS: only then may the headers require HTTPS
 */
export const answerHeaders = (secure: boolean): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
});

/**
 * The security headers that an HTML answer has besides those of every answer. Scripts run from this
 * origin and from where the live remotes are, never inline; inlined styles are the composed pages'
 * own.
 * @param options.overridden whether the visit requests a remote from the developer's own machine
 */
export function pageHeaders(
  site: SiteConfig | undefined,
  { overridden = false } = {},
): Record<string, string> {
  const origins = site?.remotes.flatMap(({ live }) => originOf(live.base)) ?? [];
  const remotes = [...new Set(origins), ...(overridden ? ownMachine : [])];
  const backend = originOf(site?.backend.url ?? '');
  const policy = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...remotes,
      'https://www.youtube.com',
      'https://player.vimeo.com',
      // Rules for prefetching, no code.
      "'inline-speculation-rules'",
    ],
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'font-src': ["'self'", ...remotes],
    // Staff enter addresses of product pictures and clips.
    'img-src': ["'self'", 'data:', 'https:', ...remotes],
    'media-src': ["'self'", 'https:', ...remotes],
    'connect-src': ["'self'", ...backend, ...remotes, ...videoServices],
    'frame-src': videoServices,
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}
