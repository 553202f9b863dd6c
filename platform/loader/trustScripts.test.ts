import { trustScripts } from './trustScripts';

type Rules = Record<string, ((value: string) => string | null) | undefined>;

/** The rules of the policy that the page creates in a browser with Trusted Types. */
function createdRules(): Rules {
  const created: [string, Rules][] = [];
  const createPolicy = (name: string, rules: object) => created.push([name, rules as Rules]);
  Object.assign(window, { trustedTypes: { createPolicy } });
  trustScripts();
  Reflect.deleteProperty(window, 'trustedTypes');
  expect(created.map(([name]) => name)).toEqual(['default']);
  return created[0]?.[1] ?? {};
}

test('a browser without Trusted Types needs no policy', () => {
  expect(trustScripts).not.toThrow();
});

test('the policy has no rule for markup and for code in strings', () => {
  expect(Object.keys(createdRules())).toEqual(['createScriptURL']);
});

test.each([
  '/mf-admin/3f2a9c0d1b2e/remoteEntry.js?retry=1',
  'http://localhost/shell/3f2a9c0d1b2e/static/js/async/8.js',
  'https://fleet.example/mf-fleet/2/remoteEntry.js',
])('%s may be the address of a script', (address) => {
  expect(createdRules()['createScriptURL']?.(address)).toBe(address);
});

test.each([
  '/rest/v1/products?select=name',
  '/mf-admin/3f2a9c0d1b2e/../../content/5d41402abc4b.json',
  '/mf-admin/latest/remoteEntry.js',
  'page.js',
])('%s may not be the address of a script', (address) => {
  expect(createdRules()['createScriptURL']?.(address)).toBeNull();
});
