import {
  callLink,
  formatPhone,
  type PublishedService,
  paths,
  serviceOfSymptom,
  useShop,
} from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, Button, ButtonLink, Heading, TextLink } from '@shop/shared-ui';
import { ArrowLeft, CalendarCheck, OctagonAlert, Phone, RotateCcw, Wrench } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { adviceFor, chosenSymptoms, type Symptom, type Urgency } from '../symptoms/symptoms';
import styles from './DiagnosticResults.module.css';

const tones = { high: 'danger', medium: 'warning', low: 'info' } as const satisfies Record<
  Urgency,
  string
>;

interface SymptomListProps {
  symptoms: Symptom[];
  headingLevel: 3 | 4;
}

function SymptomList({ symptoms, headingLevel }: SymptomListProps) {
  const { t } = useTranslation('diagnostics');
  const headingId = useId();
  return (
    <div>
      <Heading level={headingLevel} id={headingId} className={styles.symptomListTitle}>
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

interface ServiceListProps {
  services: readonly PublishedService[];
  headingLevel: 3 | 4;
}

/** The pages of the services that fit what was selected; nothing where the shop offers none of them. */
function ServiceList({ services, headingLevel }: ServiceListProps) {
  const { t } = useTranslation('diagnostics');
  const { language } = useLanguage();
  const headingId = useId();
  if (services.length === 0) return null;
  return (
    <div>
      <Heading level={headingLevel} id={headingId} className={styles.symptomListTitle}>
        {t('results.services')}
      </Heading>
      <ul aria-labelledby={headingId} className={styles.services}>
        {services.map(({ id, name }) => (
          <li key={id}>
            <TextLink alone to={paths.service(id)}>
              {name[language]}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NothingSelectedProps {
  headingLevel: 2 | 3;
  headingRef: Ref<HTMLHeadingElement>;
  onGoBack: () => void;
}

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
  ids: string[];
  /** That the shop offers. */
  services: readonly PublishedService[];
  headingLevel: 2 | 3;
  headingRef: Ref<HTMLHeadingElement>;
  onStartOver: () => void;
}

/** The advice for the selected symptoms, with links to the services that fit, and to the booking. */
export function DiagnosticResults({ ids, services, headingLevel, headingRef, onStartOver }: Props) {
  const { t } = useTranslation('diagnostics');
  const { phone } = useShop();
  const chosen = chosenSymptoms(ids);
  if (chosen.length === 0) {
    return (
      <NothingSelected headingLevel={headingLevel} headingRef={headingRef} onGoBack={onStartOver} />
    );
  }

  const advice = adviceFor(chosen);
  const fitting = new Set(chosen.map(({ id }) => serviceOfSymptom[id]));
  const innerLevel = headingLevel === 2 ? 3 : 4;
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
      <SymptomList symptoms={chosen} headingLevel={innerLevel} />
      <ServiceList
        services={services.filter(({ id }) => fitting.has(id))}
        headingLevel={innerLevel}
      />
      <p className={styles.disclaimer}>{t('results.disclaimer')}</p>
      <div className={styles.actions}>
        {advice === 'immediate' && (
          <ButtonLink size="lg" icon={<Phone />} href={callLink(phone)}>
            {t('results.call', { phone: formatPhone(phone) })}
          </ButtonLink>
        )}
        <ButtonLink
          size="lg"
          variant={advice === 'immediate' ? 'secondary' : undefined}
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
