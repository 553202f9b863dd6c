import { message } from '../../testSupport/rows';
import { replyLink } from './replyLink';

const texts = { subject: 'Re: ¿Llantas & rines?', intro: 'Ana wrote:' };
const parts = (link: string) => new URL(link).searchParams;

test('addresses the sender, with subject and quotation', () => {
  const link = replyLink(message({ message: 'One\nTwo' }), texts);
  expect(link).toMatch(/^mailto:ana@example.com\?/);
  expect(parts(link).get('subject')).toBe('Re: ¿Llantas & rines?');
  expect(parts(link).get('body')).toBe('\r\n\r\nAna wrote:\r\n> One\r\n> Two');
});

test('a visitor’s e-mail address can’t add recipients or headers', () => {
  const link = replyLink(message({ email: 'a?bcc=x&cc=y@example.com' }), texts);
  expect(parts(link).has('bcc')).toBe(false);
  expect(parts(link).has('cc')).toBe(false);
});

test('truncates a long message between characters', () => {
  const link = replyLink(message({ message: '🛞'.repeat(5000) }), texts);
  expect(parts(link).get('body')).toMatch(/🛞$/u);
  expect(link.length).toBeLessThan(20_000);
});
