import { message } from '../../testSupport/rows';
import { replyLink } from './replyLink';

const parts = (link: string) => new URL(link).searchParams;

test('addresses the sender, with subject and quotation in the sender’s language', () => {
  const asked = { message: 'One\nTwo', subject: '¿Llantas & rines?' };
  const link = replyLink(message({ ...asked, language: 'en' }));
  expect(link).toMatch(/^mailto:ana@example.com\?/);
  expect(parts(link).get('subject')).toBe('Re: ¿Llantas & rines?');
  expect(parts(link).get('body')).toBe('\r\n\r\nAna López wrote:\r\n> One\r\n> Two');
  expect(parts(replyLink(message(asked))).get('body')).toMatch(/^\r\n\r\nAna López escribió:/);
});

test('a visitor’s e-mail address can’t add recipients or headers', () => {
  const link = replyLink(message({ email: 'a?bcc=x&cc=y@example.com' }));
  expect(parts(link).has('bcc')).toBe(false);
  expect(parts(link).has('cc')).toBe(false);
});

test('truncates a long message between characters', () => {
  const link = replyLink(message({ message: '🛞'.repeat(5000) }));
  expect(parts(link).get('body')).toMatch(/🛞$/u);
  expect(link.length).toBeLessThan(20_000);
});
