/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig, withoutPaths } from './configToml';
import { PRODUCTION, settingRules } from './settingRules';

const config = readFileSync(path.resolve(__dirname, '../../supabase/config.toml'), 'utf8');

test('reads values by their paths, and leaves assignments out', () => {
  const toml =
    'id = "shop"\n\n[auth]\nenabled = true\n[auth.limits]\n# why\nmost = 30\nlist = ["a", "b"]\n';
  expect([...readConfig(toml)]).toEqual([
    ['id', 'shop'],
    ['auth.enabled', true],
    ['auth.limits.most', 30],
    ['auth.limits.list', ['a', 'b']],
  ]);
  expect(withoutPaths(toml, (found) => found === 'auth.limits.most')).toBe(
    toml.replace('most = 30\n', ''),
  );
});

/** Not settings of a hosted project, or not settings of ours. */
const notCompared = /^(project_id|api\.enabled|db\.|realtime\.|auth\.enabled|auth\.email\.smtp\.)/;

test('each declared setting of a hosted project is compared before it is pushed', () => {
  const paths = [...readConfig(config).keys()].map((each) => each.replace(`${PRODUCTION}.`, ''));
  const pushed = new Set(paths.filter((each) => !notCompared.test(each)));
  expect(settingRules.map((rule) => rule.path).sort()).toEqual([...pushed].sort());
});

test('nothing of this machine is in the file, and no secret', () => {
  const assigned = [...readConfig(config)].map(([name, value]) => `${name} = ${value}`).join('\n');
  expect(assigned).not.toMatch(/localhost|127\.0\.0\.1/);
  expect(readConfig(config).get(`${PRODUCTION}.auth.email.smtp.pass`)).toBe('env(SMTP_PASS)');
});
