import { confirmFactor, type NewFactor } from '@shop/shared-data/staff';
import { Button, Card, notify, Stack } from '@shop/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../lists/queryKeys';
import { CodeFields } from '../../../session/CodeFields';
import { useCodeForm } from '../../../session/useCodeForm';
import styles from './SecondFactor.module.css';

interface Props {
  factor: NewFactor;
  /** Called when the factor is confirmed, and when it is given up. */
  onEnd: () => void;
}

const outcome = notify.outcome('factor/add');

/** Shows a new second factor to the app, and asks for the first code. */
export function NewFactorForm({ factor, onEnd }: Props) {
  const { t } = useTranslation('adminUsers');
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const code = useCodeForm(async (digits) => {
    await confirmFactor(factor.id, digits);
    outcome.succeeded(t('factor.added'));
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
