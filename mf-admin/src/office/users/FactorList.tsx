import { shopDay } from '@shop/shared-contract';
import { type Factor, removeFactor } from '@shop/shared-data/staff';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button, Cluster, ConfirmDialog, Stack, useErrorTranslator } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../kit/forms/useAction';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useAuthMessage } from '../../shop/session/useAuthMessage';

export function FactorList({ factors }: { factors: Factor[] }) {
  const { t } = useTranslation('adminUsers');
  const { t: common } = useTranslation('common');
  const { language } = useLanguage();
  const authMessage = useAuthMessage();
  const { explainFailure } = useErrorTranslator();
  const [asked, setAsked] = useState<Factor>();
  const { run, busy, error } = useAction({
    id: (id: string) => `factors/${id}/remove`,
    send: removeFactor,
    success: t('factor.removed'),
    failure: t('factor.removeFailed'),
    refresh: [queryKeys.factors],
    onEnd: () => setAsked(undefined),
  });
  const dateOf = ({ createdAt }: Factor) =>
    formatDay(shopDay(createdAt), language, { dateStyle: 'medium' });
  return (
    <Stack gap="sm">
      {error && (
        <ChangeFailure title={t('factor.removeFailed')}>
          {authMessage(error, explainFailure(error))}
        </ChangeFailure>
      )}
      {factors.length === 0 && <p>{t('factor.none')}</p>}
      {factors.map((factor) => (
        <Cluster key={factor.id}>
          <span>{t('factor.since', { date: dateOf(factor) })}</span>
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('factor.removeLabel', { date: dateOf(factor) })}
            onClick={() => setAsked(factor)}
          >
            {t('factor.remove')}
          </Button>
        </Cluster>
      ))}
      {factors.length > 0 && <p>{t(factors.length === 1 ? 'factor.spare' : 'factor.lost')}</p>}
      <ConfirmDialog
        open={asked !== undefined}
        title={t('factor.ask.title')}
        text={t('factor.ask.text')}
        confirmLabel={t('factor.ask.confirm')}
        cancelLabel={common('cancel')}
        tone="danger"
        busy={busy}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => asked && void run(asked.id)}
      />
    </Stack>
  );
}
