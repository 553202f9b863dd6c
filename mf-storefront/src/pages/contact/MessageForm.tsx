import { callLink, formatPhone, paths, useShop } from '@shop/shared-contract';
import {
  type ContactMessageInput,
  contactMessageSchema,
  DataError,
  sendContactMessage,
} from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import {
  Button,
  ErrorSummary,
  FormStatus,
  Heading,
  noAutofill,
  notify,
  Stack,
  TextArea,
  TextField,
  TextLink,
  useErrorTranslator,
  useSchemaForm,
} from '@shop/shared-ui';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MessageForm.module.css';

/** One notification for the form: a success replaces the failure. */
const outcome = { id: 'contact-message' };

const blank: ContactMessageInput = { name: '', email: '', subject: '', message: '', website: '' };

/** What was typed, for a visitor who returns: the form itself links to another page. */
export const typedMessage = { current: blank };

/** After a time-out the message may be stored or not. */
const isUnanswered = (failure: unknown) =>
  failure instanceof DataError && failure.kind === 'timedOut';

/** Sends a message to the shop. The fields are cleared only once the message has arrived. */
export function MessageForm() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const [isSent, setSent] = useState(false);
  const attempt = useRef({ text: '', id: '' });
  const { field, summary, submit, busy, failure, form } = useSchemaForm({
    schema: contactMessageSchema,
    labels: {
      name: t('form.name'),
      email: t('form.email'),
      subject: t('form.subject'),
      message: t('form.message'),
    },
    defaultValues: typedMessage.current,
    send: async (message) => {
      setSent(false);
      const text = JSON.stringify(message);
      if (text !== attempt.current.text) attempt.current = { text, id: crypto.randomUUID() };
      await sendContactMessage(attempt.current.id, message, language);
      attempt.current = { text: '', id: '' };
      // The visitor may have left the page meanwhile.
      typedMessage.current = blank;
      form.reset(blank);
      setSent(true);
      notify.success(t('messageSent'), outcome);
    },
    onFailure: (failure) => {
      // Autofill may have filled it in: the visitor cannot see it, and sends the form again.
      if (failure instanceof DataError && failure.kind === 'hiddenField')
        form.setValue('website', '');
      notify.error(t(isUnanswered(failure) ? 'unanswered.title' : 'errorSending'), outcome);
    },
    onInvalid: () => setSent(false),
  });
  useEffect(
    () => () => {
      typedMessage.current = form.getValues();
    },
    [form],
  );

  return (
    // The method of a dialog, where there is none: before hydration the browser submits nothing.
    <form method="dialog" noValidate onSubmit={submit} aria-labelledby="message-form">
      <Stack gap="md">
        <Heading level={2} id="message-form">
          {t('form.title')}
        </Heading>
        <p>{t('form.text')}</p>
        <NeedsScript />
        <ErrorSummary {...summary} />
        <TextField {...field('name')} autoComplete="name" required />
        <TextField {...field('email')} type="email" autoComplete="email" required />
        <TextField {...field('subject')} required />
        <TextArea {...field('message')} rows={6} required />
        <div aria-hidden="true" className={styles.honeypot}>
          <label htmlFor="website">{t('form.website')}</label>
          <input
            id="website"
            tabIndex={-1}
            autoComplete="off"
            {...noAutofill}
            {...form.register('website')}
          />
        </div>
        {failure !== undefined && <NotSent failure={failure} />}
        {/* The notification closes by itself. */}
        {isSent && <FormStatus tone="success">{t('messageSent')}</FormStatus>}
        <div>
          <Button type="submit" size="lg" icon={<Send />} busy={busy} busyLabel={t('form.sending')}>
            {t('form.send')}
          </Button>
        </div>
        <TextLink to={paths.privacy()}>{t('form.privacy')}</TextLink>
      </Stack>
    </form>
  );
}

/** Offers the phone to browsers that do not run scripts, and so cannot send the form. */
function NeedsScript() {
  const { t } = useTranslation('contact');
  const { phone } = useShop();
  return (
    <noscript>
      <FormStatus tone="info">
        <TextLink href={callLink(phone)}>
          {t('form.needsScript', { phone: formatPhone(phone) })}
        </TextLink>
      </FormStatus>
    </noscript>
  );
}

function NotSent({ failure }: { failure: unknown }) {
  const { t } = useTranslation('contact');
  const { explainFailure } = useErrorTranslator();
  const { phone } = useShop();
  const isLost = isUnanswered(failure);
  return (
    <FormStatus tone="error" title={t(isLost ? 'unanswered.title' : 'errorSending')}>
      <p>{isLost ? t('unanswered.text') : explainFailure(failure)}</p>
      <TextLink href={callLink(phone)}>{t('orCall', { phone: formatPhone(phone) })}</TextLink>
    </FormStatus>
  );
}
