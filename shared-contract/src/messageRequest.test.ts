import { readMessageRequest, writeMessageRequest } from './messageRequest';

test('reads what was written', () => {
  const request = { vehicle: '2016 Honda Odyssey', size: '235/65R17', quantity: '4' };
  expect(readMessageRequest(writeMessageRequest(request))).toEqual(request);
  expect(readMessageRequest('?day=2026-11-28')).toEqual({ day: '2026-11-28' });
});

test.each(['?day=tomorrow', '?day=2026-13-01', `?vehicle=${'x'.repeat(101)}`, '?size=', '?a=b'])(
  'drops %s',
  (search) => {
    expect(readMessageRequest(search)).toEqual({});
  },
);
