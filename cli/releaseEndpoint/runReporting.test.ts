/** @jest-environment node */
import { runReporting } from './releasesByToken';

/** Runs a script, which is ended after so many milliseconds of silence. */
async function run(script: string, longestMs = 20_000) {
  const lines: string[] = [];
  const args = ['--eval', script];
  const silence = { longestMs, graceMs: 300 };
  const outcome = await runReporting(args, process.env, (line) => lines.push(line), silence);
  return { lines, ...outcome };
}

test('reports each line, and returns what the command prints as failures', async () => {
  const script = "console.log('one\\ntwo'); console.error('a warning');";
  expect(await run(script)).toEqual({ lines: ['one', 'two'], ok: true, text: 'a warning' });
  expect(await run("console.error('not released'); process.exit(1);")).toEqual({
    ...{ lines: [], ok: false, text: 'not released' },
  });
});

test.each([
  ['process.exit(3)', 'The command ended with code 3 and printed no reason.'],
  ["process.kill(process.pid, 'SIGKILL')", 'The command ended with SIGKILL and printed no reason.'],
])('says a sentence for a command that prints nothing: %s', async (script, text) => {
  expect(await run(script)).toEqual({ lines: [], ok: false, text });
});

test('ends a command that prints nothing any more, also one that ignores the signal', async () => {
  const sentence = 'The command printed nothing for 1.5 s and was ended.';
  for (const ignoring of ['', "process.on('SIGTERM', () => {});"]) {
    const { ok, text } = await run(`${ignoring} setInterval(() => {}, 1000);`, 1_500);
    expect([ok, text]).toEqual([false, sentence]);
  }
});

test('lets a command that goes on printing take longer than that', async () => {
  const script =
    'let n = 0; const t = setInterval(() => { console.log(n += 1); if (n === 8) clearInterval(t); }, 400);';
  const { ok, lines } = await run(script, 1_500);
  expect([ok, lines.length]).toEqual([true, 8]);
});
