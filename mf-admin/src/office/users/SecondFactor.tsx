import { addFactor, confirmFactor, listFactors, type NewFactor } from '@shop/shared-data/staff';
import {
  Button,
  Card,
  Disclosure,
  FormStatus,
  notify,
  Spinner,
  Stack,
  useErrorTranslator,
} from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../kit/forms/useAction';
import { ChangeFailure } from '../../kit/lists/ChangeFailure';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useRows } from '../../shop/rows/useRows';
import { CodeFields } from '../../shop/session/CodeFields';
import { useAuthMessage } from '../../shop/session/useAuthMessage';
import { useCodeForm } from '../../shop/session/useCodeForm';
import { FactorList } from './FactorList';
import styles from './SecondFactor.module.css';

interface Props {
  factor: NewFactor;
  isFirst: boolean;
  /** Called when the factor is confirmed, and when it is given up. */
  onEnd: () => void;
}

const outcome = notify.outcome('factor/add');

function NewFactorForm({ factor, isFirst, onEnd }: Props) {
  const { t } = useTranslation('adminUsers');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const code = useCodeForm(async (digits) => {
    await confirmFactor(factor.id, digits);
    outcome.succeeded(t(isFirst ? 'factor.addedFirst' : 'factor.added'));
    await client.invalidateQueries({ queryKey: queryKeys.factors });
    onEnd();
  });
  return (
    <Card>
      <form noValidate method="post" onSubmit={code.submit} aria-label={t('factor.add')}>
        <Stack>
          <p>{t('factor.scan')}</p>
          <img className={styles.picture} src={factor.picture} alt={t('factor.picture')} />
          <p>
            <span>{`${t('factor.key')}: `}</span>
            <span className={styles.key}>{factor.key}</span>
          </p>
          <CodeFields
            code={code}
            failed={t('factor.addFailed')}
            submitLabel={t('factor.confirm')}
          />
          <Button variant="quiet" wide onClick={onEnd}>
            {common('cancel')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

export function SecondFactor() {
  const { t } = useTranslation('adminUsers');
  const { t: common } = useTranslation('common');
  const authMessage = useAuthMessage();
  const { explainFailure, explainLoadFailure } = useErrorTranslator();
  const headingId = useId();
  const [started, setStarted] = useState<NewFactor>();
  const rows = useRows({
    name: queryKeys.factors,
    load: listFactors,
    failure: t('factor.loadFailed'),
  });
  const [isOpen, setOpen] = useState<boolean>();
  const { run, busy, error } = useAction({
    id: 'factors/add',
    send: addFactor,
    failure: t('factor.addFailed'),
    onDone: (factor) => setStarted(factor),
  });
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      {/* A small shop may do without it. */}
      <Disclosure
        headingLevel={2}
        title={<span id={headingId}>{t('factor.title')}</span>}
        open={isOpen ?? Boolean(rows.data?.length)}
        onToggle={setOpen}
      >
        <Stack>
          <p>{t('factor.lead')}</p>
          {rows.isPending && <Spinner label={common('loading')} />}
          {rows.isError && (
            <FormStatus tone="error" title={t('factor.loadFailed')}>
              <p>{authMessage(rows.error, explainLoadFailure(rows.error))}</p>
              <Button size="sm" onClick={() => rows.refetch()}>
                {common('retry')}
              </Button>
            </FormStatus>
          )}
          {rows.data && <FactorList factors={rows.data} />}
          {error && (
            <ChangeFailure title={t('factor.addFailed')}>
              {authMessage(error, explainFailure(error))}
            </ChangeFailure>
          )}
          {started && (
            <NewFactorForm
              factor={started}
              isFirst={!rows.data?.length}
              onEnd={() => setStarted(undefined)}
            />
          )}
          {rows.data && !started && (
            <div>
              <Button busy={busy} busyLabel={t('factor.adding')} onClick={() => run()}>
                {t('factor.add')}
              </Button>
            </div>
          )}
        </Stack>
      </Disclosure>
    </section>
  );
}
