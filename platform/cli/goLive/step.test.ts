/** @jest-environment node */
import { done, open, type Shop, type Step, takeSteps, unknown } from './step';

/** A step that is open until it is mended; `after` is what it finds then. */
function openStep(name: string, { after = done(`${name} done`), isNeeded = false } = {}) {
  const mend = jest.fn(async () => undefined);
  const look = async () => (mend.mock.calls.length ? after : open(`${name} open`));
  return { look, mend, isNeeded } satisfies Step;
}

async function take(steps: Step[], mayChange = true) {
  const lines: string[] = [];
  const isReady = await takeSteps(steps, { mayChange } as Shop, (line) => lines.push(line));
  return { isReady, lines };
}

test('looks again after it has changed something, and reports both findings', async () => {
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
  const mend = jest.fn();
  expect(await take([{ look: async () => done('one'), mend }])).toEqual({
    isReady: true,
    lines: ['ok    one'],
  });
  expect(mend).not.toHaveBeenCalled();
});

test('changes nothing in a check', async () => {
  const step = openStep('one');
  expect(await take([step], false)).toEqual({ isReady: false, lines: ['OPEN  one open'] });
  expect(step.mend).not.toHaveBeenCalled();
});

test('ends at a step that the later ones need', async () => {
  const needed = openStep('one', { after: open('one failed'), isNeeded: true });
  expect((await take([needed, openStep('two')])).lines).toEqual([
    'OPEN  one open',
    'OPEN  one failed',
  ]);
});

test('what cannot be read leaves nothing open', async () => {
  expect(await take([{ look: async () => unknown('one') }])).toEqual({
    isReady: true,
    lines: ['?     one'],
  });
});
