import { remotes } from '../machine/apps';
import { readManifest } from '../release/builtRemote';
import { parseRemoteArgs } from './parseRemoteArgs';

const others = remotes.map(readManifest);
const parse = (...args: string[]) => parseRemoteArgs(args, others);

test('accepts a name with or without the prefix mf-', () => {
  const van = { name: 'mf-van', route: '/van' };
  expect(parse('van')).toEqual(van);
  expect(parse('mf-van')).toEqual(van);
  expect(parse('tire-van', '/fleet/vans')).toEqual({ name: 'mf-tire-van', route: '/fleet/vans' });
});

test.each([
  [['Van'], 'The name must be lower case'],
  [[], 'The name must be lower case'],
  [['booking', '/other'], 'mf-booking already exists'],
  [['van', 'van'], 'mf-van is not created:\n  - the path "van" must be'],
  [['van', '/Booking/'], 'the path "/Booking/" must be'],
  [['van', '/booking'], 'the path /booking belongs to mf-booking'],
  [['van', '/admin/van'], 'which belongs to mf-admin'],
  [['van', '/es/van'], 'which is reserved for the site'],
])('rejects %j', (args, why) => {
  expect(() => parse(...args)).toThrow(why);
});
