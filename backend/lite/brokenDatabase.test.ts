/** @jest-environment node */
import { isBroken } from './brokenDatabase';

const databaseError = (severity: string) =>
  Object.assign(new Error('no'), { severity, code: 'XX000' });

test.each([
  new WebAssembly.RuntimeError('unreachable'),
  new Error('Aborted(Assertion failed)'),
  new Error('ERRORDATA_STACK_SIZE exceeded'),
  databaseError('PANIC'),
  databaseError('FATAL'),
])('%s is a failure of the database itself', (error) => expect(isBroken(error)).toBe(true));

test.each([databaseError('ERROR'), new Error('duplicate key'), 'text', undefined])(
  '%s is not a failure of the database itself',
  (error) => expect(isBroken(error)).toBe(false),
);
