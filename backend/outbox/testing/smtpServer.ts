import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

interface SmtpOptions {
  /** Called for each recipient; what it throws is the server's answer. */
  onRecipient?: (address: string) => void;
  /** Called when a mail was accepted, before and after the client can know it. */
  onAccepted?: (when: 'before the answer' | 'after the answer') => void;
}

/** An answer that a mail server gives instead of accepting. */
export const smtpAnswer = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

/** Starts a mail server on this machine that collects what it accepts. */
export async function startSmtp({ onRecipient, onAccepted }: SmtpOptions = {}) {
  const mails: ParsedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      try {
        onRecipient?.(address);
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    onData(stream, _session, done) {
      simpleParser(stream).then(
        (mail) => {
          mails.push(mail);
          onAccepted?.('before the answer');
          done();
          onAccepted?.('after the answer');
        },
        (error: Error) => done(error),
      );
    },
  });
  // A client that is killed closes its connection in the middle of a mail.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
