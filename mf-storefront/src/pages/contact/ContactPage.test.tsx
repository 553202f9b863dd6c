import { type PublishedEntry, provideShop, resetShop } from '@shop/shared-contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messageInbox } from '../../testSupport/messageInbox';
import { openPage } from '../../testSupport/openPage';
import { seedLists } from '../../testSupport/seedLists';
import { typedMessage } from './MessageForm';
import contactPage from './page';

beforeEach(() => provideShop(seedLists));
afterEach(resetShop);
beforeEach(() => {
  typedMessage.current = { name: '', email: '', subject: '', message: '' };
});

const inbox = messageInbox();

const message = {
  name: 'Ana Torres',
  email: 'ana@example.com',
  subject: 'A price',
  message: 'Four all-season tires for a 2018 Civic, please.',
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = (name = 'Send message') => userEvent.click(screen.getByRole('button', { name }));

async function fillIn() {
  await userEvent.type(field(/^Name/), message.name);
  await userEvent.type(field(/^Email/), message.email);
  await userEvent.type(field(/^Subject/), message.subject);
  await userEvent.type(field(/^Message/), message.message);
}

const typed = () =>
  [/^Name/, /^Email/, /^Subject/, /^Message/].map((name) => {
    const { value } = field(name) as HTMLInputElement;
    return value;
  });

test('shows phone, email, location and hours', async () => {
  await openPage(contactPage);
  const cards = screen.getByRole('region', { name: 'How to reach us' });
  expect(within(cards).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(within(cards).getByRole('link', { name: '(770) 555-0123' })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
  expect(cards).toHaveTextContent('7671 Tara Blvd Suite B');
  expect(cards).toHaveTextContent('Mon-Fri 8am-8pmSat 9am-5pmClosed on Sundays');
});

test('clears the form and shows thanks once the message is sent', async () => {
  await openPage(contactPage);
  await fillIn();
  await send();
  // The notification, and the form's own line, which stays.
  await waitFor(() => expect(screen.getAllByText(/^Thank you! Your/)).toHaveLength(2));
  expect(inbox.received).toEqual([
    { ...message, id: expect.any(String), language: 'en', website: '' },
  ]);
  expect(typed()).toEqual(['', '', '', '']);
});

test('explains why a message could not be sent, keeps it, and clears the failure after a retry', async () => {
  inbox.status = 500;
  await openPage(contactPage);
  await fillIn();
  await send();
  const alert = await screen.findByText(
    'Something went wrong on our side. Anything you typed is still here: try again in a moment.',
  );
  expect(alert).toBeInTheDocument();
  expect(screen.getAllByText(/^We couldn’t send your message/)).not.toHaveLength(0);
  expect(screen.getByRole('link', { name: /You can also call/ })).toHaveAttribute(
    'href',
    'tel:+17705550123',
  );
  expect(typed()).toEqual(Object.values(message));

  inbox.status = 201;
  await send();
  await waitFor(() => expect(typed()).toEqual(['', '', '', '']));
  expect(screen.queryByText(/on our side/)).not.toBeInTheDocument();
  // The success replaces the notification of the failure.
  await waitFor(() => expect(screen.getAllByText(/^Thank you!/)).toHaveLength(2));
  expect(screen.queryByText(/^We couldn’t send your message/)).not.toBeInTheDocument();
});

test('sends the same message again with the same id, and another one with another', async () => {
  inbox.status = 500;
  await openPage(contactPage);
  await fillIn();
  await send();
  await screen.findByText(/on our side/);
  await send();
  await waitFor(() => expect(inbox.received).toHaveLength(2));
  await screen.findByText(/on our side/);
  await userEvent.type(field(/^Subject/), '!');
  await send();
  await waitFor(() => expect(inbox.received).toHaveLength(3));
  const [first, second, third] = inbox.received.map((sent) => (sent as { id: string }).id);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('takes a message that an earlier attempt stored for sent', async () => {
  inbox.status = 409;
  inbox.error = 'duplicate key value violates unique constraint "contact_messages_pkey"';
  inbox.code = '23505';
  await openPage(contactPage);
  await fillIn();
  await send();
  await waitFor(() => expect(screen.getAllByText(/^Thank you! Your/)).toHaveLength(2));
});

test('keeps what is typed for a visitor who comes back from another page', async () => {
  const { unmount } = await openPage(contactPage);
  await fillIn();
  unmount();
  await openPage(contactPage);
  expect(typed()).toEqual(Object.values(message));
});

test('explains that too many messages were sent', async () => {
  inbox.status = 429;
  await openPage(contactPage);
  await fillIn();
  await send();
  expect(await screen.findByText(/^That was too many tries/)).toBeInTheDocument();
});

test('empties a hidden field that was refused, keeps the message, and can be sent again', async () => {
  inbox.status = 400;
  inbox.error =
    'new row for relation "contact_messages" violates check constraint "contact_messages_website"';
  await openPage(contactPage);
  await fillIn();
  const honeypot = document.querySelector('input[name="website"]');
  if (!honeypot) throw new Error('no honeypot');
  fireEvent.change(honeypot, { target: { value: 'https://spam.example' } });
  await send();
  expect(await screen.findByText(/^A hidden field of this form was filled in/)).toBeInTheDocument();
  expect(honeypot).toHaveValue('');
  expect(typed()).toEqual(Object.values(message));

  inbox.status = 201;
  await send();
  await waitFor(() => expect(typed()).toEqual(['', '', '', '']));
  expect(inbox.received).toMatchObject([{ website: 'https://spam.example' }, { website: '' }]);
});

test('lists the errors of an incomplete form with links to the fields, and sends nothing', async () => {
  await openPage(contactPage);
  await userEvent.type(field(/^Email/), 'ana@nowhere');
  await send();
  const summary = await screen.findByRole('alert', { name: 'Please check these fields:' });
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link')).toHaveLength(4);
  await userEvent.click(within(summary).getByRole('link', { name: /^Email: .*valid email/ }));
  expect(field(/^Email/)).toHaveFocus();
  expect(field(/^Email/)).toBeInvalid();
  expect(inbox.received).toEqual([]);
});

test.each([
  { language: 'en', send: 'Send message', subject: /150 characters/, message: /5,000 characters/ },
  {
    language: 'es',
    send: 'Enviar mensaje',
    subject: /150 caracteres/,
    message: /5,000 caracteres/,
  },
] as const)('names the limit of a text that is too long ($language)', async (visit) => {
  await openPage(contactPage, { language: visit.language });
  const [subject, message] = [field(/^(Subject|Asunto)/), field(/^(Message|Mensaje)/)];
  await userEvent.click(subject);
  await userEvent.paste('x'.repeat(151));
  await userEvent.click(message);
  await userEvent.paste('x'.repeat(5001));
  await send(visit.send);
  await waitFor(() => expect(subject).toHaveAccessibleDescription(visit.subject));
  expect(message).toHaveAccessibleDescription(visit.message);
  expect(screen.getByRole('link', { name: visit.message })).toBeInTheDocument();
});

test('shows the map placeholder and a link to directions', async () => {
  await openPage(contactPage);
  expect(screen.getByText(/Map integration will be added/)).toBeInTheDocument();
  const link = screen.getByRole('link', { name: /^Open directions/ });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('destination')).toBe(
    '7671 Tara Blvd Suite B, Jonesboro, GA 30236',
  );
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('answers the questions about hours, roadside help, warranties and insurance claims', async () => {
  await openPage(contactPage);
  const faq = within(screen.getByRole('region', { name: 'Questions people ask us' }));
  expect(faq.getAllByRole('group').map((each) => each.textContent)).toEqual([
    expect.stringMatching(/hours.*We are open/),
    expect.stringMatching(/emergency roadside help.*Yes, 24 hours a day, 7 days a week/),
    expect.stringMatching(/warranty.*Yes, on both services and parts/),
    expect.stringMatching(/insurance claims.*Yes/),
  ]);
});

test('leaves a question about a service to the page of that service', async () => {
  const [hours, ...others] = seedLists.questions;
  const about = { ...hours, service: 'oil-change' } as PublishedEntry;
  resetShop();
  provideShop({ questions: [about, ...others] });
  await openPage(contactPage);
  const faq = within(screen.getByRole('region', { name: 'Questions people ask us' }));
  expect(faq.getAllByRole('group')).toHaveLength(3);
  expect(screen.queryByText('What are your hours?')).toBeNull();
});

test('answers four questions in Spanish', async () => {
  await openPage(contactPage, { language: 'es' });
  const faq = screen.getByRole('region', { name: 'Preguntas que nos hacen' });
  expect(within(faq).getAllByRole('group')).toHaveLength(4);
  expect(faq).toHaveTextContent('las 24 horas');
  expect(faq).toHaveTextContent('(770) 555-0123');
  expect(faq).toHaveTextContent('Cerramos los domingos');
});

test('offers no help on the road while the setting is off', async () => {
  provideShop({ roadsideHelp: false });
  await openPage(contactPage);
  expect(document.body).not.toHaveTextContent(/24 hours|\btow\b/);
  expect(screen.getByRole('region', { name: 'Questions people ask us' })).toHaveTextContent(
    /roadside help\?No, we only work at the shop/,
  );
});

test.each([
  [
    '?vehicle=2016+Honda+Odyssey&size=235%2F65R17&quantity=4',
    'Tires for my car',
    'Vehicle: 2016 Honda Odyssey\nTire size: 235/65R17\nHow many: 4',
  ],
  ['?search=snow+chains', 'Do you have this?', 'I’m looking for: snow chains'],
  ['?day=2026-11-28', /^Appointment on Saturday, November 28/, /^I’d like to come in on Saturday/],
])('opens the message form with what %s asks for', async (query, subject, message) => {
  await openPage(contactPage, { route: '/contact', at: `/contact${query}` });
  const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
  expect(field('Subject').value).toMatch(subject);
  expect(field('Message').value).toMatch(message);
});

test('suggests the address that was probably meant, and takes it at a press', async () => {
  await openPage(contactPage);
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'ana@gmial.com');
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean ana@gmail.com?' }));
  expect(email).toHaveValue('ana@gmail.com');
  expect(email).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
});
