/** @jest-environment node */
import { builtinModules } from 'node:module';
import { type ProbeTargets, probes } from './sandboxProbes';

/** Each reaches what another module reaches too, which is probed. */
const SAME_AS: Readonly<Record<string, readonly string[]>> = {
  child_process: ['cluster'],
  net: ['http', 'http2', 'https', 'tls'],
  fs: ['repl', 'trace_events', 'v8'],
};

const WITHIN_THE_PROCESS = `assert async_hooks buffer console constants crypto diagnostics_channel domain events
  path perf_hooks process punycode querystring readline sea stream string_decoder sys test timers url util vm zlib`;

const nameOf = (id: string) => id.replace('node:', '').replace(/\/.*/, '');

test('each module of Node.js that leaves the process has a probe', async () => {
  const used = new Set<string>();
  const spy = jest.spyOn(process, 'getBuiltinModule').mockImplementation((id: string) => {
    used.add(nameOf(id));
    throw new Error('is only counted');
  });
  const targets = {} as ProbeTargets;
  for (const probe of Object.values(probes)) {
    await Promise.resolve(targets)
      .then(probe)
      .catch(() => {});
  }
  spy.mockRestore();
  const covered = [...used].flatMap((name) => [name, ...(SAME_AS[name] ?? [])]);
  const known = new Set([...covered, ...WITHIN_THE_PROCESS.split(/\s+/)]);
  const modules = builtinModules.map(nameOf).filter((name) => !name.startsWith('_'));
  expect(modules.filter((name) => !known.has(name))).toEqual([]);
});
