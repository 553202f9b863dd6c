import { DataError } from '@shop/shared-data';
import { Button, Cluster, FormStatus, useErrorTranslator } from '@shop/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ConflictFields } from './ConflictFields';
import { useFailureTitle } from './useAction';
import type { DescribedForm } from './useDescription';
import type { useSave } from './useSave';

interface Props {
  form: DescribedForm & {
    saving: Pick<
      ReturnType<typeof useSave>,
      'error' | 'busy' | 'conflict' | 'isGone' | 'overwrite' | 'reload'
    >;
  };
  /** `Failed to save product`. */
  failure: string;
  /** Sentences for what the database refuses, by its code: `{ last_bay: 'One bay must stay.' }`. */
  refusals?: Readonly<Record<string, string>> | undefined;
}

/** Offers what resolves a conflict. It takes the focus, because it may be outside the visible part of a long form. */
export function SaveFailure({ form, ...texts }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { error } = form.saving;
  useEffect(() => {
    if (error) box.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <div ref={box} tabIndex={-1}>
      <Explanation error={error} form={form} {...texts} />
    </div>
  );
}

function Explanation({ error, form, failure, refusals = {} }: Props & { error: Error }) {
  const { t } = useTranslation('admin');
  const { explainFailure } = useErrorTranslator();
  const failureTitle = useFailureTitle();
  const refusal = error instanceof DataError ? refusals[error.code ?? ''] : undefined;
  const { busy, conflict, isGone, overwrite, reload } = form.saving;
  if (isGone) {
    return (
      <FormStatus tone="error" title={t('conflict.gone')}>
        {t('conflict.goneText')}
      </FormStatus>
    );
  }
  if (conflict) {
    return (
      <FormStatus tone="error" title={t('conflict.title')}>
        <ConflictFields conflict={conflict} form={form} />
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
    <FormStatus tone="error" title={failureTitle(error, failure)}>
      {refusal ?? explainFailure(error)}
    </FormStatus>
  );
}
