import { useTranslate } from '@shop/shared-i18n';
import { Button, Heading } from '@shop/shared-ui';
import { ArrowLeft } from 'lucide-react';
import type { Ref } from 'react';
import { diagnosticsLocales } from '../locales/diagnosticsLocales';
import styles from './DiagnosticResults.module.css';

interface Props {
  headingLevel: 2 | 3;
  headingRef: Ref<HTMLHeadingElement>;
  onGoBack: () => void;
}

/** Results of nothing. */
export function NothingSelected({ headingLevel, headingRef, onGoBack }: Props) {
  const t = useTranslate(diagnosticsLocales);
  return (
    <div className={styles.results}>
      <div>
        <Heading level={headingLevel} ref={headingRef} tabIndex={-1} className={styles.title}>
          {t('results.empty')}
        </Heading>
        <p className={styles.text}>{t('results.emptyText')}</p>
      </div>
      <div className={styles.actions}>
        <Button icon={<ArrowLeft />} onClick={onGoBack}>
          {t('results.goBack')}
        </Button>
      </div>
    </div>
  );
}
