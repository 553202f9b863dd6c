import { Button, Cluster, FormStatus, useErrorTranslator } from '@shop/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { useSave } from './useSave';

interface Props {
  saving: Pick<ReturnType<typeof useSave>, 'error' | 'busy' | 'conflict' | 'overwrite' | 'reload'>;
  /** `Failed to save product`. */
  failure: string;
}

/** Offers what resolves a conflict. It takes the focus, because it may be outside the visible part of a long form. */
export function SaveFailure({ saving, failure }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { error } = saving;
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Explanation error={error} saving={saving} failure={failure} />
    </div>
  );
}

function Explanation({ error, saving, failure }: Props & { error: Error }) {
  const { t } = useTranslation('admin');
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
