/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const put = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const request = { id: 'a', method: 'GET', path: '/contact' };

/** Runs a program of its own, since the log replaces `console` and writes when the process exits. */
function run(env: Record<string, string>) {
  const openLog = path.join(__dirname, 'openLog.ts');
  const program = put(
    'program.mts',
    `import { openLog } from ${JSON.stringify(openLog)};
    const log = await openLog().catch((error) => process.exit(console.error(error.message) ?? 1));
    console.info('Started\\n');
    log?.answered({ ...${JSON.stringify(request)}, status: 200, ms: 3 });
    log?.answered({ ...${JSON.stringify(request)}, status: 503, ms: 3 });
    log?.failed(new TypeError('ann@example.com'), ${JSON.stringify(request)});`,
  );
  const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', program], {
    encoding: 'utf8',
    env: { ...process.env, LOG: '', ERROR_HOOK: '', ...env },
  });
  return { stdout, stderr };
}

const isTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('each message, answer and error is a line of JSON, without the text of the error', () => {
  const lines = run({ LOG: 'json' }).stdout.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: isTime, level: 'info', message: 'Started' },
    { time: isTime, level: 'info', ...request, status: 200, ms: 3 },
    { time: isTime, level: 'error', ...request, status: 503, ms: 3 },
    { time: isTime, level: 'error', ...request, error: 'TypeError', at: expect.any(Array) },
  ]);
  expect(lines.join()).not.toContain('ann@example.com');
});

test('the process goes on without the reader of its output', async () => {
  const program = put(
    'goesOn.mts',
    `import { once } from 'node:events';
    import { setImmediate } from 'node:timers/promises';
    import { openLog } from ${JSON.stringify(path.join(__dirname, 'openLog.ts'))};
    // Lines that wait for others are written while the process still runs.
    const { setTimeout, setInterval } = globalThis;
    Object.assign(globalThis, {
      setTimeout: (work) => setTimeout(work, 0),
      setInterval: (work) => setInterval(work, 1),
    });
    const log = await openLog();
    console.info('Started');
    await once(process.stdin.resume(), 'end');
    for (let count = 0; count < 1_000; count += 1) {
      log.answered({ ...${JSON.stringify(request)}, status: 200, ms: 3 });
      await setImmediate();
    }`,
  );
  const env = { ...process.env, LOG: 'json', ERROR_HOOK: '' };
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
});

test('nothing is logged of requests unless it is set', () => {
  expect(run({}).stdout).toBe('Started\n\n');
});

test('the hook receives an error and its request, and may fail itself', () => {
  const seen = path.join(folder, 'seen.json');
  const hook = put(
    'hook.mjs',
    `import { writeFileSync } from 'node:fs';
    export default async (error, request) => {
      writeFileSync(${JSON.stringify(seen)}, JSON.stringify([error.message, request]));
      throw new Error('no network');
    };`,
  );
  expect(run({ ERROR_HOOK: hook }).stderr).toMatch(/ERROR_HOOK failed Error: no network/);
  expect(JSON.parse(readFileSync(seen, 'utf8'))).toEqual(['ann@example.com', request]);
});

test.each([
  [{ LOG: 'text' }, 'LOG can only be json: text\n'],
  [{ ERROR_HOOK: '/none.mjs' }, /^ERROR_HOOK cannot be loaded \(.*\): \/none\.mjs\n$/],
])('%j is rejected with one sentence', (env, sentence) => {
  expect(run(env).stderr).toMatch(sentence);
});

test('a module without a function is rejected', () => {
  const hook = put('empty.mjs', 'export default 1;');
  expect(run({ ERROR_HOOK: hook }).stderr).toBe(
    `ERROR_HOOK exports no function by default: ${hook}\n`,
  );
});
