/** @jest-environment node */
import { redirectToOwnSite } from './ownRedirect';

const verify = (target: string) =>
  new Request(`https://tires.example/auth/v1/verify?redirect_to=${encodeURIComponent(target)}`);

const answer = () =>
  new Response(null, {
    status: 303,
    headers: { location: 'http://localhost:3000#access_token=a&type=recovery', 'x-other': '1' },
  });

test.each([
  ['https://tires.example/es/admin/login', '/es/admin/login'],
  ['/admin/login', '/admin/login'],
  ['https://evil.example/admin/login', '/admin/login'],
  ['https://tires.example//evil.example', '/evil.example'],
  ['https://tires.example/\\evil.example', '/evil.example'],
  ['//evil.example', '/'],
  ['javascript://evil.example/%0aalert(1)', '/%0aalert(1)'],
  ['javascript:alert(1)', '/alert(1)'],
  ['https://', '/'],
])('redirects a link that wants %s to the site itself', (target, page) => {
  const response = redirectToOwnSite(verify(target), answer());
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`${page}#access_token=a&type=recovery`);
  expect(response.headers.get('x-other')).toBe('1');
});

test('leaves other responses as they are', () => {
  const other = answer();
  expect(redirectToOwnSite(new Request('https://tires.example/auth/v1/settings'), other)).toBe(
    other,
  );
  const rejected = Response.json({ code: 400 }, { status: 400 });
  expect(redirectToOwnSite(verify('/'), rejected)).toBe(rejected);
});
