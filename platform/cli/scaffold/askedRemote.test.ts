import { remotes } from '../../disk/apps';
import { readManifest } from '../../release/builtRemote';
import { askedRemote } from './askedRemote';

const others = remotes.map(readManifest);
const asked = (...words: string[]) => askedRemote(words, others);

test('a name, with or without what all names begin with', () => {
  const van = { name: 'mf-van', route: '/van' };
  expect(asked('van')).toEqual(van);
  expect(asked('mf-van')).toEqual(van);
  expect(asked('tire-van', '/fleet/vans')).toEqual({ name: 'mf-tire-van', route: '/fleet/vans' });
});

test.each([
  [['Van'], 'Name it in lower case'],
  [[], 'Name it in lower case'],
  [['booking', '/other'], 'mf-booking exists'],
  [['van', 'van'], 'mf-van is not made:\n  - the path "van" must be'],
  [['van', '/Booking/'], 'the path "/Booking/" must be'],
  [['van', '/booking'], 'the path /booking belongs to mf-booking'],
  [['van', '/admin/van'], 'which belongs to mf-admin'],
  [['van', '/es/van'], 'which the site keeps for itself'],
])('%j is refused', (words, why) => {
  expect(() => asked(...words)).toThrow(why);
});
