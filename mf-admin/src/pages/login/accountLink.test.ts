import { parseAccountLink } from './accountLink';

const token = '0123456789abcdef0123456789abcdef';

test.each(['recovery', 'email', 'invitation'])('reads the secret of a link: %s', (kind) => {
  expect(parseAccountLink(`#${kind}=${token}`)).toEqual({ kind, token });
});

test.each(['', '#', '#recovery=', '#recovery=short', `#other=${token}`, `#recovery=${token}&x=1`])(
  'finds no link in "%s"',
  (hash) => {
    expect(parseAccountLink(hash)).toBeUndefined();
  },
);
