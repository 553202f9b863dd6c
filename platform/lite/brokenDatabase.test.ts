/** @jest-environment node */
import { isBroken } from './brokenDatabase';

const refused = (severity: string) => Object.assign(new Error('no'), { severity, code: 'XX000' });

test.each([
  new WebAssembly.RuntimeError('unreachable'),
  new Error('Aborted(Assertion failed)'),
  new Error('ERRORDATA_STACK_SIZE exceeded'),
  refused('PANIC'),
  refused('FATAL'),
])('%s means that the database itself has failed', (error) => expect(isBroken(error)).toBe(true));

test.each([refused('ERROR'), new Error('duplicate key'), 'text', undefined])(
  '%s does not',
  (error) => expect(isBroken(error)).toBe(false),
);
