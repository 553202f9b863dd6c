import { removeTokens } from './removeTokens';

const session = '#access_token=a.b.c&expires_in=3600&refresh_token=r&type=signup';

test.each([
  [`/${session}`, '/'],
  [`/es/?utm=1${session}`, '/es/?utm=1'],
  ['/contact#sb=&refresh_token=r', '/contact'],
  ['/tires#reviews', '/tires#reviews'],
])('the address %s becomes %s', (address, expected) => {
  history.replaceState(null, '', address);
  removeTokens(location);
  expect(location.pathname + location.search + location.hash).toBe(expected);
});
