/** @jest-environment node */
import { remoteFiles } from './remoteFiles';

test('the package declares exactly the shared packages that its files import', () => {
  const { 'package.json': json = '', ...sources } = remoteFiles(
    { name: 'mf-tire-van', route: '/van', devPort: 3009 },
    (folder) => `version of ${folder}`,
  );
  const imported = Object.values(sources)
    .flatMap((source) => [...source.matchAll(/from '(@shop\/[\w-]+)/g)])
    .map(([, name]) => name);
  const { dependencies } = JSON.parse(json) as { dependencies: Record<string, string> };
  expect(Object.keys(dependencies)).toEqual([...new Set(imported)].sort());
  expect(dependencies['@shop/shared-ui']).toBe('version of shared-ui');
});
