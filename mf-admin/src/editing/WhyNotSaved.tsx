import { useTranslate } from '@shop/shared-i18n';
import { Button, Cluster, FormStatus, useErrorTranslator } from '@shop/shared-ui';
import { adminLocales } from '../locales/adminLocales';
import type { useSave } from './useSave';

interface Props {
  error: Error;
  saving: Pick<ReturnType<typeof useSave>, 'busy' | 'conflict' | 'overwrite' | 'reload'>;
  failure: string;
}

/** The reason in words, and what can be done when somebody else was faster. */
export function WhyNotSaved({ error, saving, failure }: Props) {
  const t = useTranslate(adminLocales);
  const { explainFailure } = useErrorTranslator();
  const { busy, conflict, overwrite, reload } = saving;
  if (conflict === 'gone') {
    return (
      <FormStatus tone="error" title={t('conflict.gone')}>
        {t('conflict.goneText')}
      </FormStatus>
    );
  }
  if (conflict === 'changed') {
    return (
      <FormStatus tone="error" title={t('conflict.title')}>
        <p>{t('conflict.text')}</p>
        <Cluster>
          <Button size="sm" variant="danger" busy={busy} onClick={overwrite}>
            {t('conflict.overwrite')}
          </Button>
          <Button size="sm" variant="secondary" onClick={reload}>
            {t('conflict.reload')}
          </Button>
        </Cluster>
      </FormStatus>
    );
  }
  return (
    <FormStatus tone="error" title={failure}>
      {explainFailure(error)}
    </FormStatus>
  );
}
