import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../machine/packageFolder';

/** One copy per page: remotes take the shell's and bundle none. */
const names = [
  'react',
  'react-dom',
  'i18next',
  'react-i18next',
  '@shop/shared-vendor',
  '@shop/shared-i18n',
  '@shop/shared-contract',
];

const versionIn = (folder: string): string => {
  const manifest = path.join(folder, 'package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
};
const versionOf = (name: string) => versionIn(packageFolder(name));

export const singletons = (): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, versionOf(name)]));
