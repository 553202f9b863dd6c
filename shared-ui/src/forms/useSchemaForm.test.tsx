import { type Language, LanguageProvider } from '@shop/shared-i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { startTranslations, WithLanguage } from '../testSupport';
import { ErrorSummary } from './ErrorSummary';
import { TextField } from './TextField';
import { useErrorTranslator } from './useErrorTranslator';
import { useSchemaForm } from './useSchemaForm';

beforeAll(() => startTranslations());

const text = (longest: number) =>
  z
    .string('required')
    .check(
      z.trim(),
      z.minLength(1, { error: 'required', abort: true }),
      z.maxLength(longest, 'tooLong'),
    );
const schema = z.object({ phone: text(20), notes: text(1000) });

const refusal = (kind: string, code?: string) => Object.assign(new Error(kind), { kind, code });

interface Props {
  send?: (fields: { phone: string; notes: string }) => Promise<void>;
  sentences?: Record<string, string>;
}

function Form({ send = async () => {}, sentences = {} }: Props) {
  const { field, summary, submit, busy, failure } = useSchemaForm({
    schema,
    labels: { phone: 'Phone', notes: 'Notes' },
    defaultValues: { phone: '', notes: '' },
    send,
    sentences,
  });
  const { explainFailure } = useErrorTranslator();
  return (
    <form noValidate onSubmit={submit}>
      <ErrorSummary {...summary} />
      <TextField {...field('phone')} />
      <TextField {...field('notes')} />
      {failure !== undefined && <p>{explainFailure(failure)}</p>}
      <button type="submit">{busy ? 'Sending' : 'Send'}</button>
    </form>
  );
}

const renderForm = (props: Props = {}, language: Language = 'en') =>
  render(
    <LanguageProvider>
      <WithLanguage language={language}>
        <Form {...props} />
      </WithLanguage>
    </LanguageProvider>,
  );

const press = async () => userEvent.click(await screen.findByRole('button'));
const fillIn = async () => {
  await userEvent.type(await screen.findByLabelText('Phone'), ' 770 ');
  await userEvent.type(screen.getByLabelText('Notes'), 'Hello');
};

test('sends the parsed fields', async () => {
  const send = jest.fn(async () => {});
  renderForm({ send });
  await fillIn();
  await press();
  expect(send.mock.calls).toEqual([[{ phone: '770', notes: 'Hello' }]]);
});

test('lists each invalid field with its label and sentence, and sends nothing', async () => {
  const send = jest.fn(async () => {});
  renderForm({ send });
  await press();
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Phone: Please fill in this field.',
    'Notes: Please fill in this field.',
  ]);
  expect(screen.getByLabelText('Phone')).toBeInvalid();
  expect(send).not.toHaveBeenCalled();
});

test.each([
  ['en', 'Please keep it to 1,000 characters.'],
  ['es', 'Use 1,000 caracteres como máximo.'],
] as const)('names the limit of a text that is too long (%s)', async (language, sentence) => {
  renderForm({}, language);
  const notes = await screen.findByLabelText('Notes');
  await userEvent.click(notes);
  await userEvent.paste('x'.repeat(1001));
  await press();
  await waitFor(() => expect(notes).toHaveAccessibleDescription(expect.stringContaining(sentence)));
});

test('prefers the page’s own sentence', async () => {
  renderForm({ sentences: { required: 'We need this.' } });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Phone: We need this.');
});

test('marks the field that the database refused', async () => {
  renderForm({ send: () => Promise.reject(refusal('invalid', 'invalid_phone')) });
  await fillIn();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Phone: Please enter one phone number/,
  );
  expect(screen.getByLabelText('Phone')).toBeInvalid();
});

test('returns a refusal of a field that the form does not have as a failure', async () => {
  renderForm({ send: () => Promise.reject(refusal('invalid', 'invalid_email')) });
  await fillIn();
  await press();
  expect(await screen.findByText(/Something in this form isn’t right/)).toBeVisible();
});

test('returns the failure of the last attempt only', async () => {
  const send = jest.fn(() => Promise.resolve());
  send.mockRejectedValueOnce(refusal('offline'));
  renderForm({ send });
  await fillIn();
  await press();
  expect(await screen.findByText(/You seem to be offline/)).toBeVisible();
  await press();
  await waitFor(() => expect(screen.queryByText(/You seem to be offline/)).toBeNull());
});

test('says that a form without a response in time may have been saved', async () => {
  renderForm({ send: () => Promise.reject(refusal('timedOut')) });
  await fillIn();
  await press();
  expect(await screen.findByText(/What you sent may have been saved/)).toBeVisible();
});

test('logs an error that is no failed request, and calls it unexpected', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const mistake = new TypeError('undefined is not a function');
  renderForm({ send: () => Promise.reject(mistake) });
  await fillIn();
  await press();
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(log).toHaveBeenCalledWith('[form]', mistake);
  log.mockRestore();
});

test('ignores a second press while the first is being sent', async () => {
  let finish = () => {};
  const send = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  renderForm({ send });
  await fillIn();
  const button = screen.getByRole('button');
  await userEvent.dblClick(button);
  expect(send).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(button).toHaveTextContent(/^Send$/));
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});
