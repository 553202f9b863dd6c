import { addFactor, listFactors, type NewFactor } from '@shop/shared-data/staff';
import { Button, FormStatus, Spinner, Stack, useErrorTranslator } from '@shop/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeFailure } from '../../../lists/ChangeFailure';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { FactorList } from './FactorList';
import { NewFactorForm } from './NewFactorForm';
import styles from './SecondFactor.module.css';

/** The second factors of one's own account: the list, and how to add one. */
export function SecondFactor() {
  const { t } = useTranslation('adminUsers');
  const { t: common } = useTranslation('common');
  const { explainFailure } = useErrorTranslator();
  const headingId = useId();
  const [started, setStarted] = useState<NewFactor>();
  const rows = useRows({
    name: queryKeys.factors,
    load: listFactors,
    failure: t('factor.loadFailed'),
  });
  const { mutate, isPending, error } = useMutation({
    mutationFn: addFactor,
    onSuccess: setStarted,
  });
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Stack>
        <h2 id={headingId} className={styles.title}>
          {t('factor.title')}
        </h2>
        <p>{t('factor.lead')}</p>
        {rows.isPending && <Spinner label={common('loading')} />}
        {rows.isError && (
          <FormStatus tone="error" title={t('factor.loadFailed')}>
            <p>{explainFailure(rows.error)}</p>
            <Button size="sm" onClick={() => rows.refetch()}>
              {common('retry')}
            </Button>
          </FormStatus>
        )}
        {rows.data && <FactorList factors={rows.data} />}
        {error && (
          <ChangeFailure title={t('factor.addFailed')}>{explainFailure(error)}</ChangeFailure>
        )}
        {started && <NewFactorForm factor={started} onEnd={() => setStarted(undefined)} />}
        {rows.data && !started && (
          <div>
            <Button busy={isPending} busyLabel={t('factor.adding')} onClick={() => mutate()}>
              {t('factor.add')}
            </Button>
          </div>
        )}
      </Stack>
    </section>
  );
}
