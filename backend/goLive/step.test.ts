/** @jest-environment node */
import { done, type GoLiveShop, type GoLiveStep, open, takeSteps, unknown } from './step';

/** A step that is open until it is applied; `after` is what it finds then. */
function openStep(name: string, { after = done(`${name} done`), blocksLaterSteps = false } = {}) {
  const apply = jest.fn(async () => undefined);
  const inspect = async () => (apply.mock.calls.length ? after : open(`${name} open`));
  return { inspect, apply, blocksLaterSteps } satisfies GoLiveStep;
}

async function take(steps: GoLiveStep[], mayChange = true) {
  const lines: string[] = [];
  const isReady = await takeSteps(steps, { mayChange } as GoLiveShop, (line) => lines.push(line));
  return { isReady, lines };
}

test('inspects a step again after it has changed something, and reports both findings', async () => {
  expect(await take([openStep('one')])).toEqual({
    isReady: true,
    lines: ['OPEN  one open', 'ok    one done'],
  });
});

test('reports once what stays open', async () => {
  const step = openStep('one', { after: open('one open') });
  expect(await take([step])).toEqual({ isReady: false, lines: ['OPEN  one open'] });
});

test('changes nothing that is done', async () => {
  const apply = jest.fn();
  expect(await take([{ inspect: async () => done('one'), apply }])).toEqual({
    isReady: true,
    lines: ['ok    one'],
  });
  expect(apply).not.toHaveBeenCalled();
});

test('changes nothing in a check', async () => {
  const step = openStep('one');
  expect(await take([step], false)).toEqual({ isReady: false, lines: ['OPEN  one open'] });
  expect(step.apply).not.toHaveBeenCalled();
});

test('ends at a step that the later ones need', async () => {
  const needed = openStep('one', { after: open('one failed'), blocksLaterSteps: true });
  expect((await take([needed, openStep('two')])).lines).toEqual([
    'OPEN  one open',
    'OPEN  one failed',
  ]);
});

test('what cannot be read leaves nothing open', async () => {
  expect(await take([{ inspect: async () => unknown('one') }])).toEqual({
    isReady: true,
    lines: ['?     one'],
  });
});

test('reports a step that cannot be inspected as open, changes nothing there, and goes on', async () => {
  const apply = jest.fn();
  const inspect = () => Promise.reject(new Error('The database does not answer.'));
  expect(await take([{ inspect, apply }, { inspect: async () => done('two') }])).toEqual({
    isReady: false,
    lines: ['OPEN  This step cannot be inspected: The database does not answer.', 'ok    two'],
  });
  expect(apply).not.toHaveBeenCalled();
});
