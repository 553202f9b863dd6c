import { paths } from '@shop/shared-contract';
import { Button, ButtonLink, Heading } from '@shop/shared-ui';
import { ArrowLeft, CalendarCheck, OctagonAlert, RotateCcw, Wrench } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { adviceFor, chosenSymptoms } from '../symptoms/symptoms';
import styles from './DiagnosticResults.module.css';
import { SymptomList } from './SymptomList';

interface NothingSelectedProps {
  headingLevel: 2 | 3;
  headingRef: Ref<HTMLHeadingElement>;
  onGoBack: () => void;
}

/** The results when no symptom is selected. */
function NothingSelected({ headingLevel, headingRef, onGoBack }: NothingSelectedProps) {
  const { t } = useTranslation('diagnostics');
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

interface Props {
  /** The selected symptoms. */
  ids: string[];
  headingLevel: 2 | 3;
  headingRef: Ref<HTMLHeadingElement>;
  onStartOver: () => void;
}

/** The advice for the selected symptoms, with a link to the booking. */
export function DiagnosticResults({ ids, headingLevel, headingRef, onStartOver }: Props) {
  const { t } = useTranslation('diagnostics');
  const chosen = chosenSymptoms(ids);
  if (chosen.length === 0) {
    return <NothingSelected {...{ headingLevel, headingRef, onGoBack: onStartOver }} />;
  }

  const advice = adviceFor(chosen);
  const Icon = advice === 'immediate' ? OctagonAlert : Wrench;
  return (
    <div className={styles.results}>
      <div className={styles[advice]}>
        <Icon aria-hidden="true" className={styles.icon} />
        <div>
          <Heading level={headingLevel} ref={headingRef} tabIndex={-1} className={styles.title}>
            {t(`results.${advice}`)}
          </Heading>
          <p className={styles.text}>{t(`results.${advice}Text`)}</p>
        </div>
      </div>
      <SymptomList symptoms={chosen} headingLevel={headingLevel === 2 ? 3 : 4} />
      <p className={styles.disclaimer}>{t('results.disclaimer')}</p>
      <div className={styles.actions}>
        <ButtonLink
          size="lg"
          icon={<CalendarCheck />}
          to={paths.booking()}
          state={{ symptoms: chosen.map(({ id }) => id) }}
        >
          {t('results.book')}
        </ButtonLink>
        <Button size="lg" variant="secondary" icon={<RotateCcw />} onClick={onStartOver}>
          {t('results.startOver')}
        </Button>
      </div>
    </div>
  );
}
