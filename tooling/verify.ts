import { audit } from './gate/audit';
import { main, run } from './run';

// The gate: format, lint with the borders, types, unused code, generated types, known holes.
main(() => {
  run('biome', ['check', '--error-on-warnings', '.']);
  run('tsc', ['--noEmit', '-p', 'tsconfig.json']);
  run('knip', []);
  run('tsx', ['tooling/backend/generateTypes.ts', '--check']);
  audit();
});
