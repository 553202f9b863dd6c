import { isTooNested } from '@shop/shared-data/staff';
import { Disclosure, Skeleton, useErrorTranslator } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldRow } from '../../../kit/forms/FieldRow';
import { useCode } from '../../../kit/forms/useCode';
import { LoadFailure } from '../../../kit/lists/LoadFailure';
import type { EntryForm } from './entryForm';

/** Both languages as visitors read them. */
function ShownTexts({ form }: { form: EntryForm }) {
  const { t } = useTranslation('adminLists');
  const { explainProblem } = useErrorTranslator();
  const [text, spanish] = form.form.watch(['text', 'text_es']);
  const { data, error, refetch } = useCode(
    'preview',
    () => import(/* webpackChunkName: "markdown" */ './ShownText'),
  );
  if (error) return <LoadFailure title={t('previewFailed')} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton lines={6} />;
  const { ShownText } = data;
  if (isTooNested(text) || isTooNested(spanish)) return <p>{explainProblem('tooNested')}</p>;
  return (
    <FieldRow>
      {text && <ShownText markdown={text} lang="en" />}
      {spanish && <ShownText markdown={spanish} lang="es" />}
    </FieldRow>
  );
}

/** What reads Markdown is loaded once it is opened. */
export function ArticlePreview({ form }: { form: EntryForm }) {
  const { t } = useTranslation('adminLists');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure title={t('preview')} open={isOpen} onToggle={setIsOpen}>
      {isOpen && <ShownTexts form={form} />}
    </Disclosure>
  );
}
