import { zodResolver } from '@hookform/resolvers/zod';
import {
  type ContactMessageInput,
  contactMessageSchema,
  DataError,
  type DataErrorKind,
  sendContactMessage,
} from '@shop/shared-data';
import { useTranslate } from '@shop/shared-i18n';
import {
  Button,
  ErrorSummary,
  Heading,
  notify,
  Stack,
  TextArea,
  TextField,
  useFieldProblem,
  useHydrated,
} from '@shop/shared-ui';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contactLocales } from './locales/contactLocales';
import { NeedsScript } from './NeedsScript';
import { NotSent } from './NotSent';

/** One notification for the form: a success takes the failure's place. */
const outcome = { id: 'contact-message' };

const fields = ['name', 'email', 'subject', 'message'] as const;

/** Writes to the shop. What was typed goes away only once it has arrived. */
export function MessageForm() {
  const t = useTranslate(contactLocales);
  const inWords = useFieldProblem(contactMessageSchema);
  // Until the page is alive, a press on the button would leave it and lose what was typed.
  const ready = useHydrated();
  const [failure, setFailure] = useState<DataErrorKind>();
  const { register, handleSubmit, reset, formState } = useForm<ContactMessageInput>({
    resolver: zodResolver(contactMessageSchema),
    shouldFocusError: false,
  });
  const { errors, isSubmitting, submitCount } = formState;

  const send = handleSubmit(async (message) => {
    setFailure(undefined);
    try {
      await sendContactMessage(message);
    } catch (error) {
      setFailure(error instanceof DataError ? error.kind : 'unexpected');
      notify.error(t('errorSending'), outcome);
      return;
    }
    reset();
    notify.success(t('messageSent'), outcome);
  });

  const explain = (field: (typeof fields)[number]) => inWords(field, errors[field]?.message);
  const summary = fields.flatMap((field) => {
    const message = explain(field);
    return message ? [{ field, message: `${t(`form.${field}`)}: ${message}` }] : [];
  });

  return (
    <form method="post" noValidate onSubmit={send} aria-labelledby="message-form">
      <Stack gap="md">
        <Heading level={2} id="message-form">
          {t('form.title')}
        </Heading>
        <p>{t('form.text')}</p>
        <NeedsScript />
        <ErrorSummary errors={summary} attempt={submitCount} />
        <TextField
          label={t('form.name')}
          autoComplete="name"
          required
          error={explain('name')}
          {...register('name')}
        />
        <TextField
          label={t('form.email')}
          type="email"
          autoComplete="email"
          required
          error={explain('email')}
          {...register('email')}
        />
        <TextField
          label={t('form.subject')}
          required
          error={explain('subject')}
          {...register('subject')}
        />
        <TextArea
          label={t('form.message')}
          rows={6}
          required
          error={explain('message')}
          {...register('message')}
        />
        {failure && <NotSent kind={failure} />}
        <div>
          <Button
            type="submit"
            size="lg"
            icon={<Send />}
            disabled={!ready}
            busy={isSubmitting}
            busyLabel={t('form.sending')}
          >
            {t('form.send')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
