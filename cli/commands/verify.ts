import { main, run } from '../run';
import { auditDependencies } from '../verify/auditDependencies';
import { checkCommitSubjects } from '../verify/commitSubjects';

function checkFormat() {
  try {
    run('biome', ['check', '--error-on-warnings', '.']);
  } catch {
    throw new Error('Format and lint: npm run format fixes what it can; the rest is above.');
  }
}

main(() => {
  checkCommitSubjects();
  checkFormat();
  run('tsx', ['cli/verify/borders.ts']);
  run('tcm', ['-s', '-o', '.build/css-types', '-p', '{shell,mf-*,shared-*}/**/*.module.css', '.']);
  // In node_modules/.bin is the compiler that other tools call.
  run('../typescript-7/bin/tsc', ['--noEmit', '-p', 'tsconfig.json']);
  run('knip', []);
  // In strict mode knip also reports workspace packages that an app imports and does not declare.
  run('knip', ['--strict', '--include', 'unlisted']);
  run('tsx', ['cli/verify/generate.ts', '--check']);
  // The last line: what was not checked must not look like a pass.
  if (!auditDependencies()) {
    console.warn('\nNOT CHECKED: known vulnerabilities. The registry gave npm audit no answer.');
  }
});
