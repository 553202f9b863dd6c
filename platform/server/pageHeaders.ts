import { createHash } from 'node:crypto';
import { recordEarlyPresses } from '../../shared-site/earlyPresses';
import { originsOf } from '../../shared-site/origins';
import type { Layout, SiteConfig } from '../../shared-site/schema';
import { speculationRules } from '../../shared-site/speculationRules';

/** Sources of a content security policy, besides the site itself, its remotes and its backend. */
interface LayoutSources {
  scripts: readonly string[];
  /** Besides sheets: `'unsafe-inline'` where the HTML contains styles. */
  styles: readonly string[];
  images: readonly string[];
  media: readonly string[];
  connections: readonly string[];
  /** Empty: pages may show no frame at all. */
  frames: readonly string[];
  /** The names of policies that pages may create. Markup and addresses of scripts must pass one. */
  trustedTypes?: readonly string[];
}

type Embed = Pick<LayoutSources, 'scripts' | 'connections' | 'frames'>;

export interface AllowedSources extends Record<Layout, LayoutSources> {
  /** What the player of a service needs, by its name: on pages of visitors, once the content shows one. */
  embeds?: Readonly<Record<string, Embed>>;
  privatePaths: readonly string[];
}

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

const digestOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** A team's own machine, for a visit that requests an override of its remote. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*', 'ws://localhost:*'];

export const answerHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

interface PolicyOptions {
  layout?: Layout;
  overridden?: boolean;
  /** Staff edit its texts in a frame of their own page, which alone may frame it, if it is for visitors. */
  edited?: boolean;
}

/** Beside a page of staff runs no code of other sites, which could read what they type; a video shows its picture. */
const ownCode = { scripts: [], connections: [], frames: [] };

/** Digests name the inline scripts. Pages of the staff layout have none, since they are not composed. */
function contentPolicy(
  site: SiteConfig | undefined,
  allowed: AllowedSources,
  { layout = 'site', overridden = false, edited = false }: PolicyOptions,
): string {
  const origins = site?.remotes.flatMap(({ live }) => originOf(live.base)) ?? [];
  const { visitors, staff } = originsOf(site ?? {}, "'self'");
  const mayOverride = overridden && !(layout === 'staff' && site?.staffOrigin);
  const remotes = [...new Set(origins), ...(mayOverride ? ownMachine : [])];
  const backend = originOf(site?.backend.url ?? '');
  // Realtime uses sockets.
  const sockets = layout === 'staff' ? backend.map((origin) => origin.replace(/^http/, 'ws')) : [];
  const isEdited = edited && layout === 'site';
  const named = layout === 'site' ? (site?.embeds ?? []) : [];
  const embeds = named.flatMap((name) => allowed.embeds?.[name] ?? []);
  const own = allowed[layout];
  const sources = {
    ...own,
    scripts: [...own.scripts, ...embeds.flatMap(({ scripts }) => scripts)],
    connections: [...own.connections, ...embeds.flatMap(({ connections }) => connections)],
    frames: [...own.frames, ...embeds.flatMap(({ frames }) => frames)],
    ...(isEdited ? ownCode : {}),
  };
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
    'img-src': [
      // The origin of staff serves no pictures of other remotes.
      ...new Set(["'self'", ...(layout === 'staff' ? [visitors] : [])]),
      ...['data:', ...sources.images, ...remotes],
    ],
    'media-src': ["'self'", ...sources.media, ...remotes],
    'connect-src': ["'self'", ...backend, ...sockets, ...remotes, ...sources.connections],
    'frame-src': sources.frames.length
      ? sources.frames.map((source) => (source === "'self'" ? visitors : source))
      : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isEdited ? staff : "'none'"],
    ...(trustedTypes.length
      ? { 'require-trusted-types-for': ["'script'"], 'trusted-types': trustedTypes }
      : {}),
  };
  return Object.entries(policy)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Policies for servers that are not ours: of each layout, and of a page that staff edit. */
export const contentPolicies = (
  site: SiteConfig,
  allowed: AllowedSources,
): Record<Layout | 'edited', string> => ({
  site: contentPolicy(site, allowed, { layout: 'site' }),
  staff: contentPolicy(site, allowed, { layout: 'staff' }),
  edited: contentPolicy(site, allowed, { edited: true }),
});

/** The headers of an HTML answer, besides those of every answer. */
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
