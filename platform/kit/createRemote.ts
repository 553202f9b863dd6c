import path from 'node:path';
import { packageFolder } from '../machine/packageFolder';
import { changeJson } from './changeJson';
import { copyFiles } from './copyFiles';
import { type Package, readPackage } from './packPackage';

interface NewRemote {
  /** `mf-fleet` */
  name: string;
  route: string;
  devPort: number;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `tire-storage` → `tireStorage` */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Writes a remote with a page, locales, tests and a build into a folder. */
export function createRemote({ name, route, devPort }: NewRemote, target: string) {
  const shortName = name.replace(/^mf-/, '');
  const page = camel(shortName);
  copyFiles('remote', target, {
    '/example-route': route,
    'mf-example': name,
    'New page': capital(shortName.replaceAll('-', ' ')),
    Example: capital(page),
    example: page,
    3999: String(devPort),
  });
  changeJson<Package>(path.join(target, 'package.json'), ({ dependencies = {}, ...own }) => ({
    ...own,
    dependencies: Object.fromEntries(
      Object.keys(dependencies).map((each) => [each, readPackage(packageFolder(each)).version]),
    ),
  }));
}
