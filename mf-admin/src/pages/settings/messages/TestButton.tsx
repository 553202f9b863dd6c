import { DataError } from '@shop/shared-data';
import type { MessageId } from '@shop/shared-data/message-texts';
import { sendTestMessage } from '@shop/shared-data/staff';
import { Button, FormStatus, notify, Stack, useErrorTranslator } from '@shop/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/SessionProvider';

interface Props {
  id: MessageId;
  language: 'en' | 'es';
  /** Whether the form has changes, which a test would not have. */
  isUnsaved: boolean;
}

const outcome = notify.outcome('messageTexts/test');

/** Sends oneself the saved message, about an example booking. */
export function TestButton({ id, language, isUnsaved }: Props) {
  const { t } = useTranslation('adminMessageTexts');
  const { explainFailure } = useErrorTranslator();
  const hintId = useId();
  const { session } = useSession();
  const email = session.status === 'signedIn' ? session.account.email : '';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendTestMessage(id, language),
    onSuccess: () => outcome.succeeded(t('test.sent', { email })),
    onError: () => outcome.failed(t('test.failed')),
  });
  const isTooOften = error instanceof DataError && error.kind === 'rateLimited';
  return (
    <Stack>
      {error && (
        <FormStatus tone="error" title={t('test.failed')}>
          {isTooOften ? t('test.tooMany') : explainFailure(error)}
        </FormStatus>
      )}
      <div>
        <Button
          size="sm"
          variant="secondary"
          busy={isPending}
          disabled={isUnsaved}
          aria-describedby={isUnsaved ? hintId : undefined}
          onClick={() => mutate()}
        >
          {t(`test.${language}`, { email })}
        </Button>
        {isUnsaved && <p id={hintId}>{t('test.saveFirst')}</p>}
      </div>
    </Stack>
  );
}
