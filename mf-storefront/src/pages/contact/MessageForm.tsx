import { callLink, formatPhone, paths, readMessageRequest, useShop } from '@shop/shared-contract';
import {
  type ContactMessageInput,
  contactMessageSchema,
  DataError,
  sendContactMessage,
} from '@shop/shared-data';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import {
  Button,
  EmailField,
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
import { useLocation } from '@shop/shared-vendor';
import { Send } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './MessageForm.module.css';

/** One notification for the form: a success replaces the failure. */
const outcome = { id: 'contact-message' };

const blank: ContactMessageInput = { name: '', email: '', subject: '', message: '', website: '' };

/** The subject and message of what another page asks for; undefined where none does. */
function useRequestedMessage() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const request = readMessageRequest(useLocation().search);
  const day = request.day && formatDay(request.day, language);
  const lines = (['vehicle', 'size', 'quantity', 'search'] as const).flatMap((name) =>
    request[name] ? [t(`request.${name}`, { replace: request })] : [],
  );
  if (day) lines.push(t('request.day', { day }));
  const kind = request.search ? 'search' : 'tires';
  const subject = day ? t('request.subject.day', { day }) : t(`request.subject.${kind}`);
  return lines.length > 0 ? { subject, message: lines.join('\n') } : undefined;
}

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
  const requested = useRequestedMessage();
  const fillIn = useEffectEvent(() => {
    const { subject, message } = form.getValues();
    if (!requested || message.includes(requested.message)) return;
    // What the visitor has typed stays.
    form.setValue('subject', subject || requested.subject);
    form.setValue('message', [message, requested.message].filter(Boolean).join('\n\n'));
  });
  // After hydration: the HTML is the same for every request.
  useEffect(() => fillIn(), []);
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
        <EmailField {...field('email')} onCorrect={(email) => form.setValue('email', email)} />
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
