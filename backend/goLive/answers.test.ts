/** @jest-environment node */
import { createAnswers } from './answers';

const typed = jest.fn(async () => '');
jest.mock('node:readline/promises', () => ({
  createInterface: () => ({ question: typed, on: () => undefined, close: () => undefined }),
}));

const answers = (env: NodeJS.ProcessEnv, confirmsAll = false) =>
  createAnswers({ env, isTerminal: false, confirmsAll });

test('takes an answer from the environment', async () => {
  const text = answers({ PUBLIC_ORIGIN: 'https://shop.example' }).text('The address', {
    variable: 'PUBLIC_ORIGIN',
  });
  expect(await text).toBe('https://shop.example');
});

test('without a terminal, a missing answer is an error that names its variable', async () => {
  await expect(answers({}).text('The address', { variable: 'PUBLIC_ORIGIN' })).rejects.toThrow(
    'The address is not known: set PUBLIC_ORIGIN, or use a terminal.',
  );
});

test('without a terminal, only --yes confirms', async () => {
  await expect(answers({}).confirm('Apply the migrations?')).rejects.toThrow(
    'Apply the migrations? Confirm it with --yes, or use a terminal.',
  );
  expect(await answers({}, true).confirm('Apply the migrations?')).toBe(true);
});

test('an optional answer may be missing, and at a terminal empty', async () => {
  const question = { variable: 'MESSENGER_PASSWORD', isOptional: true };
  expect(await answers({}).text('The password', question)).toBe('');
  expect(typed).not.toHaveBeenCalled();
  const terminal = createAnswers({ env: {}, isTerminal: true, confirmsAll: false });
  expect(await terminal.text('The password', question)).toBe('');
  const required = terminal.text('The password', { variable: 'PUBLISHER_PASSWORD' });
  await expect(required).rejects.toThrow('The password is not known. Start again at any time.');
});

test.each([
  ['y', true],
  ['Yes', true],
  ['', false],
  ['n', false],
])('at a terminal, the answer "%s" confirms: %s', async (answer, expected) => {
  typed.mockResolvedValueOnce(answer);
  const terminal = createAnswers({ env: {}, isTerminal: true, confirmsAll: false });
  expect(await terminal.confirm('Apply the migrations?')).toBe(expected);
});
