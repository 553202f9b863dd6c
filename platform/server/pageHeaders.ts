import { createHash } from 'node:crypto';
import { recordEarlyPresses } from '../site/earlyPresses';
import type { Frame, SiteConfig } from '../site/schema';
import { speculationRules } from '../site/speculationRules';

/**
 * From where pages of one frame may load besides the site itself, its remotes and its backend, each as
 * the sources of a content security policy.
 */
interface FrameSources {
  scripts: readonly string[];
  images: readonly string[];
  media: readonly string[];
  connections: readonly string[];
  /** Empty: pages may show no frame at all. */
  frames: readonly string[];
}

export interface AllowedSources extends Record<Frame, FrameSources> {
  /** Paths below which browsers prefetch nothing: a part of the rules in composed pages. */
  privatePaths: readonly string[];
}

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/** What a content security policy calls an inline script. */
const digestOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

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
 * origin and from where the live remotes are, never inline but for the two of composed pages, which
 * are named by their digests; inlined styles are these pages' own. Pages of the staff frame are not
 * composed, so no inline script runs in them.
 * @param allowed what the pages of this site may load from elsewhere
 * @param options.frame the frame of the page
 * @param options.overridden whether the visit requests a remote from the developer's own machine
 */
export function pageHeaders(
  site: SiteConfig | undefined,
  allowed: AllowedSources,
  { frame = 'site', overridden = false }: { frame?: Frame; overridden?: boolean } = {},
): Record<string, string> {
  const origins = site?.remotes.flatMap(({ live }) => originOf(live.base)) ?? [];
  const remotes = [...new Set(origins), ...(overridden ? ownMachine : [])];
  const backend = originOf(site?.backend.url ?? '');
  const sources = allowed[frame];
  const inline = [
    digestOf(recordEarlyPresses),
    // Rules for prefetching, no code. Beside a digest, browsers ignore 'inline-speculation-rules'.
    digestOf(speculationRules(allowed.privatePaths)),
  ];
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes, ...sources.scripts, ...(frame === 'staff' ? [] : inline)],
    'style-src': ["'self'", "'unsafe-inline'", ...remotes],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', ...sources.images, ...remotes],
    'media-src': ["'self'", ...sources.media, ...remotes],
    'connect-src': ["'self'", ...backend, ...remotes, ...sources.connections],
    'frame-src': sources.frames.length ? sources.frames : ["'none'"],
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
