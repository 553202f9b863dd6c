/** @jest-environment node */
import { createAnswers } from './answers';
import { messengerRoleStep, publisherRoleStep } from './databaseRoles';
import { done, type GoLiveShop, type GoLiveStep, takeSteps } from './step';

// jest cannot import lite, and nothing connects here.
jest.mock('../lite/asOwner', () => ({}));

/** Goes live without an answer for the role: `npm run shop -- go-live --yes`, not at a terminal. */
async function take(...steps: GoLiveStep[]) {
  const lines: string[] = [];
  const shop = {
    answers: createAnswers({ env: {}, isTerminal: false, confirmsAll: true }),
    mayChange: true,
    databaseUrl: 'postgres://postgres.abcd:secret@db.example:5432/postgres',
  } as GoLiveShop;
  return { lines, isReady: await takeSteps(steps, shop, (line) => lines.push(line)) };
}
const last: GoLiveStep = { inspect: async () => done('last') };

test('a shop that sends no messages goes live without the role of the worker', async () => {
  expect(await take(messengerRoleStep, last)).toEqual({
    isReady: true,
    lines: [
      '?     It is not known how the worker that sends messages connects: set MESSENGER_DATABASE_URL, with the role messenger. Until then no messages are sent.',
      'ok    last',
    ],
  });
});

test('no shop goes live without the role of the schedule', async () => {
  await expect(take(publisherRoleStep, last)).rejects.toThrow('set PUBLISHER_PASSWORD');
});
