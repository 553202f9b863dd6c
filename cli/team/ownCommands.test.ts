import { noEarlierVersion } from '../../shared-site/history';
import { asOwnCommands } from './ownCommands';

test('the sentence of a rollback names a command that the repository of a team has', () => {
  const at = '2026-11-28T08:14:09.000Z';
  const history = [
    { at, action: 'released', version: 'a' },
    { at, action: 'released', version: 'b' },
    { at, action: 'rolled back', version: 'a' },
  ] as const;
  const sentence = noEarlierVersion('mf-fleet', [...history]);
  expect(sentence).toContain('npm run shop -- rollback mf-fleet b');
  expect(asOwnCommands(sentence, 'mf-fleet')).toBe(
    'mf-fleet has no version before the live one. It was also live in b: npx shop rollback b',
  );
});

test.each(['release', 'promote', 'withdraw', 'rollback', 'releases'])('renames %s', (command) => {
  expect(asOwnCommands(`First: npm run shop -- ${command} mf-van --x`, 'mf-van')).toBe(
    `First: npx shop ${command} --x`,
  );
});

test.each([
  'npm run shop -- release shell',
  'npm run shop -- retire mf-van',
  'npm run shop -- rollback mf-vans',
])('keeps what only the site has: %s', (text) => expect(asOwnCommands(text, 'mf-van')).toBe(text));
