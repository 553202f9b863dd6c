import { createHash } from 'node:crypto';
import { recordEarlyPresses } from '../../shared-site/earlyPresses';
import type { Layout, SiteConfig } from '../../shared-site/schema';
import { speculationRules } from '../../shared-site/speculationRules';

/**
 * From where pages of one layout may load besides the site itself, its remotes and its backend, each as
 * the sources of a content security policy.
 */
interface LayoutSources {
  scripts: readonly string[];
  /** Besides sheets: `'unsafe-inline'` where the HTML contains styles. */
  styles: readonly string[];
  images: readonly string[];
  media: readonly string[];
  connections: readonly string[];
  /** Empty: pages may show no frame at all. */
  frames: readonly string[];
  /**
   * The names of the Trusted Types policies that pages may create. Where it is given, markup and the
   * addresses of scripts must pass one of these.
   */
  trustedTypes?: readonly string[];
}

export interface AllowedSources extends Record<Layout, LayoutSources> {
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

interface PolicyOptions {
  /** The layout of the page. */
  layout?: Layout;
  /** Whether the visit requests a remote from the developer's own machine. */
  overridden?: boolean;
}

/**
 * The content security policy of a page. Scripts run from this origin and from where the live remotes
 * are, never inline but for the two of composed pages, which are named by their digests. Pages of the
 * staff layout are not composed, so no inline script runs in them.
 */
function contentPolicy(
  site: SiteConfig | undefined,
  allowed: AllowedSources,
  { layout = 'site', overridden = false }: PolicyOptions,
): string {
  const origins = site?.remotes.flatMap(({ live }) => originOf(live.base)) ?? [];
  const remotes = [...new Set(origins), ...(overridden ? ownMachine : [])];
  const backend = originOf(site?.backend.url ?? '');
  // Realtime tells open boards of changes.
  const sockets = layout === 'staff' ? backend.map((origin) => origin.replace(/^http/, 'ws')) : [];
  const sources = allowed[layout];
  const inline = [
    digestOf(recordEarlyPresses),
    // Rules for prefetching, no code. Beside a digest, browsers ignore 'inline-speculation-rules'.
    digestOf(speculationRules(allowed.privatePaths)),
  ];
  const { trustedTypes = [] } = sources;
  const policy = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remotes, ...sources.scripts, ...(layout === 'staff' ? [] : inline)],
    'style-src': ["'self'", ...sources.styles, ...remotes],
    'font-src': ["'self'", ...remotes],
    'img-src': ["'self'", 'data:', ...sources.images, ...remotes],
    'media-src': ["'self'", ...sources.media, ...remotes],
    'connect-src': ["'self'", ...backend, ...sockets, ...remotes, ...sources.connections],
    'frame-src': sources.frames.length ? sources.frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(trustedTypes.length
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedTypes }
      : {}),
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** The content security policy of the pages of each layout, for servers that are not ours. */
export const contentPolicies = (
  site: SiteConfig,
  allowed: AllowedSources,
): Record<Layout, string> => ({
  site: contentPolicy(site, allowed, { layout: 'site' }),
  staff: contentPolicy(site, allowed, { layout: 'staff' }),
});

/**
 * The security headers that an HTML answer has besides those of every answer.
 * @param allowed what the pages of this site may load from elsewhere
 */
export const pageHeaders = (
  site: SiteConfig | undefined,
  allowed: AllowedSources,
  options: PolicyOptions = {},
): Record<string, string> => ({
  'Content-Security-Policy': contentPolicy(site, allowed, options),
  'Permissions-Policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
});
