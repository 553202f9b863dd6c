import { Badge, Heading } from '@shop/shared-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Symptom, Urgency } from '../symptoms/symptoms';
import styles from './SymptomList.module.css';

const tones = { high: 'danger', medium: 'warning', low: 'info' } as const satisfies Record<
  Urgency,
  string
>;

interface Props {
  symptoms: Symptom[];
  headingLevel: 3 | 4;
}

/** The selected symptoms, each with its urgency. */
export function SymptomList({ symptoms, headingLevel }: Props) {
  const { t } = useTranslation('diagnostics');
  const headingId = useId();
  return (
    <div>
      <Heading level={headingLevel} id={headingId} className={styles.title}>
        {t('results.selected')}
      </Heading>
      <ul aria-labelledby={headingId} className={styles.list}>
        {symptoms.map(({ id, category, urgency }) => (
          <li key={id} className={styles.symptom}>
            <div>
              <p className={styles.body}>{t(`symptoms.${id}`)}</p>
              <p className={styles.category}>{t(`categories.${category}`)}</p>
            </div>
            <Badge tone={tones[urgency]}>{t(`urgency.${urgency}`)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
