import { timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { type KeptMail, listKeptMails, readKeptMail } from './keptMails';

interface Env {
  Bindings: HttpBindings;
}

const isLoopback = (address = '') => /^(127\.|::1$|::ffff:127\.)/.test(address);

/** A page of another site cannot reach this one under a name of its own, which leads to this machine. */
const isOwnName = (host = '') => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);

function isToken(sent: string, token: string): boolean {
  const [a, b] = [Buffer.from(sent), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The address of a page with the token. A cookie would be sent to the servers of all ports of this machine. */
type AddressOf = (page: string) => string;

const style =
  raw(`body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; color: #16191d }
table { border-collapse: collapse; width: 100% } td, th { padding: .5rem; border-bottom: 1px solid #dfe3e7; text-align: left; overflow-wrap: anywhere }
pre { white-space: pre-wrap; background: #f5f6f7; padding: 1rem } iframe { width: 100%; height: 48rem; border: 1px solid #dfe3e7 }`);

const page = (title: string, content: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>${content}</body></html>`;

const rowOf = ({ id, keptAt, to, subject }: KeptMail, addressOf: AddressOf) =>
  html`<tr><td>${keptAt.replace('T', ' ').slice(0, 19)} UTC</td><td>${to}</td>
<td><a href="${addressOf(`/mails/${id}`)}">${subject}</a></td></tr>`;

const listOf = (mails: KeptMail[], addressOf: AddressOf) =>
  mails.length === 0
    ? html`<p>None yet. What the shop sends appears here, because SMTP_URL is not set.</p>`
    : html`<table><thead><tr><th>Kept</th><th>To</th><th>Subject</th></tr></thead>
<tbody>${mails.map((mail) => rowOf(mail, addressOf))}</tbody></table>`;

const linked = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, i) => (i % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const mailOf = ({ id, from, to, keptAt, text, files }: KeptMail, addressOf: AddressOf) => html`
<p><a href="${addressOf('/')}">All emails</a></p>
<table><tbody><tr><th>From</th><td>${from}</td></tr><tr><th>To</th><td>${to}</td></tr>
<tr><th>Kept</th><td>${keptAt}</td></tr>
<tr><th>Files</th><td>${files.map(({ name }, i) => html`<a href="${addressOf(`/mails/${id}/files/${i}`)}" download="${name}">${name}</a> `)}
<a href="${addressOf(`/mails/${id}/source`)}" download="${id}.eml">the whole email (.eml)</a></td></tr></tbody></table>
<h2>As HTML</h2><iframe title="HTML" src="${addressOf(`/mails/${id}/html`)}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
<h2>As text</h2><pre>${linked(text)}</pre>`;

/**
 * Answers only clients on this machine that use its own name and send the token: mails contain links with
 * secrets, and a machine can have other accounts.
 */
export function mailPage(folder: string, token: string) {
  const addressOf: AddressOf = (page) => `${page}?token=${token}`;
  const app = new Hono<Env>();
  app.use(async (context, next) => {
    const { remoteAddress } = context.env.incoming.socket;
    if (!isLoopback(remoteAddress) || !isOwnName(context.req.header('host'))) {
      return context.text('Only this machine can read the emails.', 403);
    }
    if (!isToken(context.req.query('token') ?? '', token)) {
      return context.text('Open the whole address, with the token, that the program printed.', 403);
    }
    context.header('Cache-Control', 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('Cross-Origin-Resource-Policy', 'same-origin');
    // The mail's own styles; nothing of it runs or is loaded.
    const policy = `default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'`;
    context.header('Content-Security-Policy', policy);
    return next();
  });
  app.get('/', (context) => context.html(page('Emails', listOf(listKeptMails(folder), addressOf))));
  app.get('/mails/:id', (context) => {
    const mail = readKeptMail(folder, context.req.param('id'));
    return mail ? context.html(page(mail.subject, mailOf(mail, addressOf))) : context.notFound();
  });
  app.get('/mails/:id/html', (context) => {
    const mail = readKeptMail(folder, context.req.param('id'));
    return mail
      ? context.html(mail.html.replace('<head>', '<head><base target="_blank">'))
      : context.notFound();
  });
  app.get('/mails/:id/files/:file', (context) => {
    const mail = readKeptMail(folder, context.req.param('id'));
    const file = mail?.files[Number(context.req.param('file'))];
    if (!file) return context.notFound();
    return context.body(file.content, 200, {
      'Content-Type': file.type,
      'Content-Disposition': 'attachment',
    });
  });
  app.get('/mails/:id/source', (context) => {
    const mail = readKeptMail(folder, context.req.param('id'));
    if (!mail) return context.notFound();
    return context.body(mail.source, 200, {
      'Content-Type': 'message/rfc822',
      'Content-Disposition': 'attachment',
    });
  });
  return app;
}
