/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const hide = path.resolve('backend/lite/hideKnownWarning.cjs');
const LOAD = `await import('@supabase/supabase-js'); console.warn('another warning');`;

test.each([
  ['a process', LOAD],
  [
    'a worker thread',
    `const { Worker } = await import('node:worker_threads');
     new Worker(\`(async () => { ${LOAD} })()\`, { eval: true, execArgv: ['--require', '${hide}'] });`,
  ],
])('in %s that loads supabase-js, all warnings are shown but that one', (_, code) => {
  const args = ['--require', hide, '--input-type=module', '--eval', code];
  expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stderr).toBe('another warning\n');
});
