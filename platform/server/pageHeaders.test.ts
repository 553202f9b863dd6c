import { createHash } from 'node:crypto';
import { recordEarlyPresses } from '../../shared-site/earlyPresses';
import type { SiteConfig } from '../../shared-site/schema';
import { speculationRules } from '../../shared-site/speculationRules';
import { type AllowedSources, contentPolicies, pageHeaders } from './pageHeaders';
import { noSources } from './testing/noSources';

const site = {
  contract: 1,
  backend: { url: 'https://project.supabase.example', key: 'public' },
  remotes: [
    { live: { base: '/mf-a/1/' } },
    { live: { base: 'https://fleet.example/mf-fleet/2/' } },
  ],
} as unknown as SiteConfig;

const sources: AllowedSources = {
  site: {
    scripts: ['https://scripts.example'],
    styles: ["'unsafe-inline'"],
    images: ['https://images.example'],
    media: ['https://media.example'],
    connections: ['https://connections.example'],
    frames: ['https://frames.example'],
  },
  staff: { ...noSources.staff, images: ['https://thumbnails.example'], trustedTypes: ['loader'] },
  privatePaths: ['/private'],
};

const directive = (name: string, overridden = false, allowed = sources) => {
  const policy = pageHeaders(site, allowed, { overridden })['Content-Security-Policy'] ?? '';
  return policy.split('; ').find((line) => line.startsWith(`${name} `)) ?? '';
};

test('allows scripts from the own origin and from live remotes, of inline ones only the two of composed pages', () => {
  expect(directive('script-src')).toContain("'self' https://fleet.example");
  expect(directive('script-src')).not.toMatch(/unsafe|localhost|\*/);
  const digests = [recordEarlyPresses, speculationRules(['/private'])].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  expect(directive('script-src').match(/'sha256-[^']+'/g)).toEqual(digests);
});

describe('the policy of the staff layout', () => {
  const policy = pageHeaders(site, sources, { layout: 'staff' })['Content-Security-Policy'] ?? '';

  test('names the sources of that layout alone', () => {
    expect(policy).toContain("img-src 'self' data: https://thumbnails.example");
    expect(policy).not.toMatch(/(?:scripts|images|media|connections|frames)\.example/);
    expect(policy).toContain("frame-src 'none'");
  });

  test('allows no inline script', () => {
    expect(policy).toContain("script-src 'self' https://fleet.example;");
  });

  test('allows no inline style', () => {
    expect(policy).toContain("style-src 'self' https://fleet.example;");
  });

  test('requires the named policy of Trusted Types', () => {
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types loader");
    expect(directive('require-trusted-types-for')).toBe('');
  });

  test('allows connections to the backend and to remotes alone', () => {
    const connections =
      "'self' https://project.supabase.example wss://project.supabase.example https://fleet.example";
    expect(policy).toContain(`connect-src ${connections};`);
  });

  test.each([
    ['site', { layout: 'site' }],
    ['staff', { layout: 'staff' }],
    ['edited', { edited: true }],
  ] as const)('that other servers receive is the same: %s', (name, options) => {
    const { 'Content-Security-Policy': sent } = pageHeaders(site, sources, options);
    expect(contentPolicies(site, sources)[name]).toBe(sent);
  });
});

test('allows the player of a service once the content shows one, to visitors only', () => {
  const player = ['https://player.example'];
  const embeds = { clips: { scripts: player, connections: player, frames: player } };
  const policies = (embedded: SiteConfig) =>
    contentPolicies(embedded, { ...sources, embeds: { ...embeds, other: embeds.clips } });
  expect(JSON.stringify(policies(site))).not.toContain('player.example');
  const { site: visitors, staff, edited } = policies({ ...site, embeds: ['clips', 'unknown'] });
  for (const name of ['script-src', 'connect-src', 'frame-src'])
    expect(visitors).toMatch(new RegExp(`${name} [^;]*https://player\\.example`));
  expect(staff + edited).not.toContain('player.example');
});

test('no element changes what addresses are relative to', () => {
  expect(directive('base-uri')).toBe("base-uri 'none'");
});

test('allows connections to the configured backend', () => {
  expect(directive('connect-src')).toContain('https://project.supabase.example');
  expect(directive('connect-src')).not.toContain('wss:');
});

test.each([
  ['a page', "'none'", {}],
  ['a page that staff edit', "'self'", { edited: true }],
  ['a page of staff', "'none'", { layout: 'staff', edited: true }],
] as const)('%s may be framed by %s', (_, ancestors, options) => {
  const policy = pageHeaders(site, sources, options)['Content-Security-Policy'];
  expect(policy).toContain(`frame-ancestors ${ancestors}`);
});

test('a page that staff edit runs no code of other sites; a page of staff with that query is as ever', () => {
  const { 'Content-Security-Policy': policy } = pageHeaders(site, sources, { edited: true });
  for (const name of ['scripts', 'connections', 'frames']) {
    expect(policy).not.toContain(`https://${name}.example`);
  }
  expect(policy).toContain("frame-src 'none'");
  expect(policy).toContain('https://images.example');
  expect(pageHeaders(site, sources, { layout: 'staff', edited: true })).toEqual(
    pageHeaders(site, sources, { layout: 'staff' }),
  );
});

test('allows scripts from localhost only for a visit that requests an override', () => {
  expect(directive('script-src', true)).toContain('http://localhost:*');
});

test.each([
  ['script-src', 'https://scripts.example'],
  ['img-src', 'https://images.example'],
  ['media-src', 'https://media.example'],
  ['connect-src', 'https://connections.example'],
  ['frame-src', 'https://frames.example'],
])('adds the sources of the site to %s alone', (name, source) => {
  expect(directive(name)).toContain(source);
  expect(pageHeaders(site, sources)['Content-Security-Policy']?.split(source)).toHaveLength(2);
});

test('forbids frames on a site that has no sources for them', () => {
  expect(directive('frame-src', false, noSources)).toBe("frame-src 'none'");
});

test('of two origins, staff frame the public one alone, which only staff frame', () => {
  const two = { ...site, origin: 'https://shop.example', staffOrigin: 'https://staff.example' };
  const policyOf = (options: Parameters<typeof pageHeaders>[2]) =>
    pageHeaders(two, { ...sources, staff: { ...sources.staff, frames: ["'self'"] } }, options)[
      'Content-Security-Policy'
    ];
  const staff = policyOf({ layout: 'staff', overridden: true });
  expect(staff).toContain('frame-src https://shop.example;');
  expect(staff).toContain("frame-ancestors 'none'");
  expect(staff).toContain("img-src 'self' https://shop.example data:");
  expect(staff).not.toContain('localhost');
  expect(policyOf({ edited: true })).toMatch(/frame-ancestors https:\/\/staff\.example(;|$)/);
  expect(policyOf({})).toContain("frame-ancestors 'none'");
});
