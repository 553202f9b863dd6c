/** @jest-environment node */
import { remoteFiles } from './remoteFiles';

test('the package declares exactly the packages that its files import', () => {
  const { 'package.json': json = '', ...sources } = remoteFiles(
    { name: 'mf-tire-van', route: '/van', devPort: 3009 },
    (name) => `version of ${name}`,
  );
  const imported = Object.values(sources)
    .flatMap((source) => [...source.matchAll(/(?:from|module) '((?:@shop|i18n|react-)[\w/-]+)/g)])
    .map(([, name = '']) => name.replace('/test-support', ''));
  const { dependencies } = JSON.parse(json) as { dependencies: Record<string, string> };
  expect(Object.keys(dependencies)).toEqual([...new Set(imported)].sort());
  expect(dependencies['@shop/shared-ui']).toBe('version of @shop/shared-ui');
});
