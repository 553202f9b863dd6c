import { audit } from './gate/audit';
import { checkCommitSubjects } from './gate/commitSubjects';
import { main, run } from './run';

// The gate: commit subjects, format, lint with the borders, types (those of CSS modules are generated
// first), unused code, import cycles, undeclared packages, the database's types, the
// built-in facts and services, known vulnerabilities.
main(() => {
  checkCommitSubjects();
  run('tsx', ['platform/cli/borders.ts', '--check']);
  run('biome', ['check', '--error-on-warnings', '.']);
  run('tcm', ['-s', '-o', '.build/css-types', '-p', '{shell,mf-*,shared-*}/**/*.module.css', '.']);
  run('tsc', ['--noEmit', '-p', 'tsconfig.json']);
  run('knip', []);
  run('knip', ['--cycles']);
  // In strict mode knip also reports workspace packages that an app imports and does not declare.
  run('knip', ['--strict', '--include', 'unlisted']);
  run('tsx', ['platform/cli/generateTypes.ts', '--check']);
  run('tsx', ['platform/cli/generateSeed.ts', '--check']);
  // The last line: what was not checked must not look like a pass.
  if (!audit()) {
    console.warn('\nNOT CHECKED: known vulnerabilities. The registry gave npm audit no answer.');
  }
});
