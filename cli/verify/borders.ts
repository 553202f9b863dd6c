import { root } from '@shop/platform/machine/paths';
import {
  cruise,
  type IForbiddenRuleType,
  type IModule,
  type IRegularForbiddenRuleType,
} from 'dependency-cruiser';
import { type Border, borders, repositoryParts } from '../../shared-site/borders';
import { main } from '../run';
import { folderProblems } from './folders';

// Compares the imports of this repository, or of a folder, with the table of borders and parts:
// tsx cli/verify/borders.ts [folder]. Its rules are those of dependency-cruiser.

/** Files that no visitor and no command loads. Those of apps and shared packages keep their borders. */
const TESTS = '\\.(test|proof)\\.tsx?$|/testing/|/testSupport|^tests/|^supabase/tests/';
const TOOL_TESTS = '^(tests|supabase)/|^(platform|backend|cli)/.*(\\.(test|proof)\\.ts$|/testing/)';

/** `*` stands for the rest of a folder's name. */
const toPattern = (name: string) => name.replace(/[.@]/g, '\\$&').replaceAll('*', '[^/]*');

const inParts = (names: readonly string[]) => `^(${names.map(toPattern).join('|')})(/|$)`;
const inPackages = (names: readonly string[]) =>
  `node_modules/(@types/)?(${names.map(toPattern).join('|')})/`;

const STAFF = inParts(borders.staff.packages);
const OWN_CODE = inParts([...Object.keys(repositoryParts), 'platform', 'tests']);

const rule = (
  name: string,
  comment: string,
  from: IForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType => ({ name, severity: 'error', comment, from, to });

/** `$1` is the app itself. */
function borderRule([name, border]: [string, Border]) {
  const importers = [...border.importers, ...(border.tools ?? [])].map(toPattern);
  const tests = border.tools?.includes('tests') ? [TOOL_TESTS] : [];
  const pathNot = [...importers.map((each) => `^${each}[./]`), ...tests, 'node_modules/'];
  const isOwn = border.packages.every((each) => new RegExp(OWN_CODE).test(each));
  const path = isOwn ? inParts(border.packages) : inPackages(border.packages);
  return rule(name, border.reason, { path: '^([^/]+)', pathNot }, { path, pathNot: '^$1/' });
}

function partRules([part, { imports, packages }]: [string, (typeof repositoryParts)[string]]) {
  const from = { path: `^(${toPattern(part)})(/|$)`, pathNot: [TESTS, '/rsbuild\\.config\\.ts$'] };
  const others = imports.join(', ') || 'no code of this repository';
  const found = [
    rule(`part ${part}`, `${part} may import only: ${others}.`, from, {
      path: OWN_CODE,
      pathNot: ['^$1(/|$)', ...(imports.length > 0 ? [inParts(imports)] : [])],
    }),
  ];
  if (packages) {
    const comment = `${part} may import only the packages: ${packages.join(', ')}.`;
    found.push(
      rule(`packages of ${part}`, comment, from, { pathNot: [OWN_CODE, inPackages(packages)] }),
    );
  }
  return found;
}

const rules = [
  ...Object.entries<Border>(borders).map(borderRule),
  ...Object.entries(repositoryParts).flatMap(partRules),
  rule(
    'visitors',
    'Visitors download the small client; only the requests of staff may import the full one.',
    { path: '^shared-data/', pathNot: [STAFF, TESTS] },
    { path: inPackages(['@supabase/*']), pathNot: inPackages(['@supabase/postgrest-js']) },
  ),
  rule(
    'staff',
    borders.staff.reason,
    { path: '^shared-data/', pathNot: [STAFF, TESTS] },
    { path: STAFF },
  ),
  rule(
    'production',
    'What people use imports no test.',
    { pathNot: [TESTS, '^bench/'] },
    { path: TESTS },
  ),
  rule('circle', 'Files import each other in a circle.', {}, { circular: true }),
];

/** What other packages import by its name. */
const NAMED = /^(platform|backend|cli)\//;

const relativeImports = (modules: readonly IModule[]) =>
  modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module }) => module.startsWith('.'))
      .filter(({ resolved }) => !source.startsWith(NAMED.exec(resolved)?.[0] ?? ''))
      .map(
        ({ resolved }) =>
          `- ${source} imports ${resolved}: its name is @shop/${resolved.replace(/\.ts$/, '')}.`,
      ),
  );

/** @throws with a line for each import that crosses a border */
async function checkBorders(baseDir: string) {
  const folders = Object.keys(repositoryParts).map((part) => part.replace(/\*?\/.*/, ''));
  const { output } = await cruise(
    [...new Set([...folders, 'tests'])],
    {
      baseDir,
      validate: true,
      exclude: {
        path: [
          ...['/dist/', '/\\.build/', '^tests/composition/(other-host|stock-remote)/'],
          // A remote's sources, which lie in a folder of the platform; its borders hold where they are copied to.
          '^platform/kit/files/',
        ],
      },
      doNotFollow: { path: 'node_modules' },
      ruleSet: { forbidden: rules },
      tsPreCompilationDeps: true,
    },
    {
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.css'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  const { violations } = output.summary;
  const modules = output.modules.filter(({ source }) => !new RegExp(TESTS).test(source));
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  const problems = folderProblems(
    imports,
    modules.map(({ source }) => source),
  );
  const reasons = new Map(rules.map(({ name, comment }) => [name, comment]));
  const lines = [
    ...violations.map(
      ({ from, to, rule: { name } }) => `- ${from} imports ${to}: ${reasons.get(name)}`,
    ),
    ...problems,
    ...relativeImports(output.modules),
  ];
  if (lines.length === 0) return;
  throw new Error(['Imports that cross a border (shared-site/borders.ts):', ...lines].join('\n'));
}

main(() => checkBorders(process.argv[2] ?? root));
