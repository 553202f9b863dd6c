/** @jest-environment node */
import { DeliveryError } from './mail';
import { OptedOutError } from './sms';
import { startTwilio } from './testing/twilioServer';
import { createTwilio } from './twilio';

let twilio: Awaited<ReturnType<typeof startTwilio>>;
beforeAll(async () => {
  twilio = await startTwilio();
});
afterAll(() => twilio?.stop());
beforeEach(() => {
  twilio.answers();
  twilio.requests.length = 0;
});

const message = { id: 'm1', to: '+17705550142', text: 'Tara: su cita & más = STOP' };
const send = () => createTwilio(twilio.url).send(message);
const problem = async () => {
  const error = await send().catch((thrown: unknown) => thrown);
  if (!(error instanceof DeliveryError)) throw new Error('It was sent.');
  return error;
};

test('sends one request in the shape of the API', async () => {
  await send();
  expect(twilio.requests).toEqual([
    {
      method: 'POST',
      path: '/2010-04-01/Accounts/AC123/Messages.json',
      headers: expect.objectContaining({
        authorization: `Basic ${Buffer.from('AC123:secret').toString('base64')}`,
        'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/),
      }),
      form: { To: message.to, From: '+14045550100', Body: message.text },
    },
  ]);
});

test.each([
  [400, true],
  [404, true],
  [401, false],
  [403, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
  [302, false],
])('an answer %i is final: %s', async (status, isFinal) => {
  twilio.answers({ status, body: { code: 20003, message: 'The number is wrong' } });
  const error = await problem();
  expect([error.isFinal, error.code, error.message]).toEqual([
    isFinal,
    `HTTP ${status} 20003`,
    'The number is wrong',
  ]);
  expect(error).not.toBeInstanceOf(OptedOutError);
});

test('a recipient who answered STOP has opted out', async () => {
  twilio.answers({ status: 400, body: { code: 21610, message: 'unsubscribed' } });
  expect(await problem()).toBeInstanceOf(OptedOutError);
});

test('no answer, or one without sense, is tried again without a secret in the error', async () => {
  twilio.answers(null);
  const error = await problem();
  expect([error.isFinal, error.code]).toEqual([false, 'no answer']);
  expect(`${error.message} ${String(error.cause)}`).not.toContain('secret');
  twilio.answers({ status: 502, body: 'Bad gateway' });
  expect((await problem()).message).toBe('HTTP 502');
});

test.each([
  'secret',
  'https://AC123:secret@api.twilio.com?from=+14045550100',
  'twilio://AC123@api.twilio.com?from=+14045550100',
  'twilio://AC123:secret@api.twilio.com',
  'twilio://AC123:secret@api.twilio.com?from=shop',
])('rejects an address without repeating it', (address) => {
  expect(() => createTwilio(address)).toThrow(/^SMS_URL is not an address such as twilio:/);
  expect(() => createTwilio(address)).not.toThrow(/secret/);
});
