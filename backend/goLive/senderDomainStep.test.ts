/** @jest-environment node */
import { Resolver } from 'node:dns/promises';
import { senderDomainStep } from './senderDomainStep';
import type { GoLiveShop } from './step';

let records: Record<string, string[][]>;
let failure: string;

beforeEach(() => {
  failure = 'ENODATA';
  records = {
    'shop.example': [['google-site-verification=x'], ['v=spf1 include:', 'mail.example -all']],
    '_dmarc.shop.example': [['v=DMARC1; p=quarantine']],
    's1._domainkey.shop.example': [['k=rsa; p=MIIB']],
  };
  jest.spyOn(Resolver.prototype, 'resolveTxt').mockImplementation(async (name) => {
    const found = records[name];
    if (found) return found;
    throw Object.assign(new Error(`query ${failure} ${name}`), { code: failure });
  });
});
afterEach(() => {
  delete process.env['MAIL_FROM'];
  delete process.env['DKIM_SELECTOR'];
});

function inspect(from?: string, selector?: string) {
  if (from) process.env['MAIL_FROM'] = from;
  if (selector) process.env['DKIM_SELECTOR'] = selector;
  return senderDomainStep.inspect({} as GoLiveShop);
}

const FROM = 'desk@shop.example';

test('is done with SPF, DMARC and DKIM, and unknown without a selector', async () => {
  expect(await inspect('Shop <desk@Shop.example>', 's1')).toMatchObject({ state: 'done' });
  delete process.env['DKIM_SELECTOR'];
  const { state, text } = await inspect(FROM);
  expect([state, text]).toEqual(['unknown', expect.stringContaining('has SPF and DMARC')]);
});

test.each([
  ['shop.example', 'SPF (TXT of shop.example)'],
  ['_dmarc.shop.example', 'DMARC (TXT of _dmarc.shop.example)'],
  ['s1._domainkey.shop.example', 'DKIM (TXT of s1._domainkey.shop.example)'],
])('is open without the record of %s', async (name, missing) => {
  delete records[name];
  const { state, text } = await inspect(FROM, 's1');
  expect([state, text]).toEqual(['open', expect.stringContaining(`lacks ${missing}:`)]);
});

test('a domain below another one has its policy', async () => {
  records['mail.shop.example'] = [['v=spf1 -all']];
  expect(await inspect('desk@mail.shop.example')).toMatchObject({ state: 'unknown' });
  expect(await inspect('desk@yahoo.shop.example')).toMatchObject({
    text: expect.stringContaining('lacks SPF'),
  });
});

test('is open for a free mailbox, and says why', async () => {
  const { state, text } = await inspect('tireshop@gmail.com', 's1');
  expect([state, text]).toEqual(['open', expect.stringContaining('free mailbox (gmail.com)')]);
});

test('is unknown without an address, and where no name server answers', async () => {
  expect(await inspect()).toMatchObject({ state: 'unknown' });
  failure = 'ETIMEOUT';
  records = {};
  const { state, text } = await inspect(FROM);
  expect([state, text]).toEqual(['unknown', expect.stringContaining('cannot be looked up')]);
});
