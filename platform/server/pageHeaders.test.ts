import type { SiteConfig } from '../site/schema';
import { pageHeaders } from './pageHeaders';

const site = {
  contract: 1,
  backend: { url: 'https://project.supabase.example', key: 'public' },
  remotes: [{ base: '/mf-a/1/' }, { base: 'https://fleet.example/mf-fleet/2/' }],
} as SiteConfig;

const directive = (name: string, overridden = false) => {
  const policy = pageHeaders(site, { overridden })['Content-Security-Policy'] ?? '';
  return policy.split('; ').find((line) => line.startsWith(`${name} `)) ?? '';
};

test('scripts come from here and from where live remotes are, never inline', () => {
  expect(directive('script-src')).toContain("'self' https://fleet.example");
  expect(directive('script-src')).not.toMatch(/unsafe|localhost|\*/);
});

test('data goes to the backend of the configuration', () => {
  expect(directive('connect-src')).toContain('https://project.supabase.example');
});

test('nobody frames the site', () => {
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('only a visit that asks for an override may load from the own machine', () => {
  expect(directive('script-src', true)).toContain('http://localhost:*');
});
