/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';
import { anchorsOf } from '../../tests/support/anchorsOf';

const pages = git(root, 'ls-files', '*.md').filter((file) => file !== 'bench/results.md');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Commands may be broken over two lines. */
const commandsOf = (file: string) => textOf(file).replace(/npm run\s+/g, 'npm run ');

/** Why a link of a page leads nowhere. */
function linkProblem(page: string, link: string): string[] {
  const [place = '', anchor] = link.split('#');
  const file = place ? path.posix.join(path.posix.dirname(page), place) : page;
  if (!existsSync(path.join(root, file))) return [`${page}: ${link}`];
  const isPage = anchor && statSync(path.join(root, file)).isFile() && file.endsWith('.md');
  return isPage && !anchorsOf(textOf(file)).includes(anchor) ? [`${page}: ${link}`] : [];
}

test('every link between pages and to files leads somewhere', () => {
  const problems = pages.flatMap((page) =>
    [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => !/^[a-z]+:/.test(link))
      .flatMap((link) => linkProblem(page, link)),
  );
  expect(problems).toEqual([]);
});

test('the example of a new table for staff fits the files that it changes', () => {
  const patch = 'tests/prove/staffTable/loanerCars.patch';
  const { stderr } = spawnSync('git', ['apply', '--check', '-C1', patch], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr.split('\n').filter((line) => line.startsWith('error'))).toEqual([]);
});

/** What follows a pattern in all pages, each once. */
const mentions = (pattern: RegExp) => [
  ...new Set(pages.flatMap((page) => [...commandsOf(page).matchAll(pattern)].map(([all]) => all))),
];

test('every npm run in the pages is a script, here or in a repository of a team', () => {
  const known = ['package.json', 'platform/kit/files/repository/package.json'].flatMap((file) =>
    Object.keys((JSON.parse(textOf(file)) as { scripts: object }).scripts),
  );
  const named = mentions(/(?<=npm run )[a-z][a-z-]*/g);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

/** `go-live` → `goLive` */
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every command of the pages exists, and has the options that they name', () => {
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'cli/shop.ts', '--help'], {
    cwd: root,
    encoding: 'utf8',
  });
  const lines = mentions(/(?<=npm run shop -- )[a-z][^`\n]*/g);
  expect(lines.length).toBeGreaterThan(20);
  const unknown = lines.flatMap((line) => {
    const [name = ''] = line.split(' ');
    if (!stdout.includes(`  ${name} `)) return [name];
    const source = textOf(`cli/commands/${camel(name)}.ts`);
    const options = line.match(/(?<= )--[a-z-]+/g) ?? [];
    return options
      .filter((option) => !source.includes(`'${option}`))
      .map((each) => `${name} ${each}`);
  });
  expect(unknown).toEqual([]);
});
