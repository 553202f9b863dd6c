import type { SiteConfig } from '../site/schema';
import { pageHeaders } from './pageHeaders';

const site = {
  contract: 1,
  backend: { url: 'https://project.supabase.example', key: 'public' },
  remotes: [
    { live: { base: '/mf-a/1/' } },
    { live: { base: 'https://fleet.example/mf-fleet/2/' } },
  ],
} as SiteConfig;

const directive = (name: string, overridden = false) => {
  const policy = pageHeaders(site, { overridden })['Content-Security-Policy'] ?? '';
  return policy.split('; ').find((line) => line.startsWith(`${name} `)) ?? '';
};

test('allows scripts from the own origin and from live remotes, never inline ones', () => {
  expect(directive('script-src')).toContain("'self' https://fleet.example");
  expect(directive('script-src')).not.toMatch(/unsafe|localhost|\*/);
});

test('allows connections to the configured backend', () => {
  expect(directive('connect-src')).toContain('https://project.supabase.example');
});

test('forbids other sites to frame the pages', () => {
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('allows scripts from localhost only for a visit that requests an override', () => {
  expect(directive('script-src', true)).toContain('http://localhost:*');
});
