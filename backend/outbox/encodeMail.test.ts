/** @jest-environment node */
import fc from 'fast-check';
import { encodeMail, isAddress } from './encodeMail';
import { DeliveryError, type Mail } from './mail';

const shop = { name: 'Tara Tire & Auto', address: 'hello@shop.example' };
const mail: Mail = {
  messageId: 'id@shop.example',
  from: shop,
  to: { name: 'Rosa', address: 'rosa@example.com' },
  replyTo: shop,
  subject: 'Your appointment',
  text: 'Hello',
  html: '<p>Hello</p>',
  files: [],
};

test.each<[string, Partial<Mail>]>([
  ['a line break in the subject', { subject: 'Hi\nBcc: all@example.com' }],
  ['a carriage return in a name', { to: { name: 'Rosa\rBcc: x', address: 'rosa@example.com' } }],
  [
    'a name that is written backwards',
    { replyTo: { name: 'gpj\u202egnp', address: 'a@b.example' } },
  ],
  ['a line break in an address', { to: { name: '', address: 'rosa@example.com\nbcc@b.example' } }],
  ['two addresses', { to: { name: '', address: 'rosa@example.com, x@y.example' } }],
  ['a name in the address', { to: { name: '', address: 'Rosa <rosa@example.com>' } }],
  ['no address', { to: { name: 'Rosa', address: '' } }],
  ['a line break in the link', { unsubscribe: 'https://shop.example/\r\nBcc: x@y.example' }],
])('rejects %s for good', (_, changed) => {
  expect(() => encodeMail({ ...mail, ...changed })).toThrow(DeliveryError);
  try {
    encodeMail({ ...mail, ...changed });
  } catch (error) {
    expect((error as DeliveryError).isFinal).toBe(true);
  }
});

test('no text becomes an address with a second address or a header in it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const address = `a${text}@example.com`;
      fc.pre(isAddress(address));
      expect(address).not.toMatch(/[\s,;<>"]|@.*@/);
    }),
  );
});

test('passes nothing to nodemailer that it would load', () => {
  expect(encodeMail(mail)).toMatchObject({ disableFileAccess: true, disableUrlAccess: true });
});
