import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import { Heading, Section, TextLink } from '@shop/shared-ui';
import { CalendarClock, ClipboardCheck, Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './InfoSection.module.css';

interface ColumnProps {
  icon: ReactNode;
  title: string;
  notes: readonly { title: string; text: ReactNode }[];
}

function Column({ icon, title, notes }: ColumnProps) {
  return (
    <div className={styles.column}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <Heading level={3}>{title}</Heading>
      <dl className={styles.notes}>
        {notes.map((note) => (
          <div key={note.title}>
            <dt className={styles.term}>{note.title}</dt>
            <dd className={styles.text}>{note.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const information = ['availability', 'sameDay', 'cancellation', 'consultation'] as const;
/** The notes of a shop that sends mails, and of one that does not. */
const expect = {
  mail: ['confirmation', 'reminder', 'estimate', 'update'],
  none: ['reference', 'estimate', 'update'],
} as const;
/** The notes of a shop that helps on the road, and of one that does not. */
const emergency = {
  always: ['emergency', 'priority', 'mobile'],
  byDay: ['byDay', 'priority'],
} as const;

export function InfoSection() {
  const { t } = useTranslation('booking');
  const { phone, roadsideHelp, sendsMail } = useShop();
  const contact = {
    title: t('info.emergency.contact.title'),
    text: (
      <TextLink alone href={callLink(phone)}>
        {formatPhone(phone)}
      </TextLink>
    ),
  };
  return (
    <Section tone="tinted" heading={t('info.title')}>
      <div className={styles.columns}>
        <Column
          icon={<CalendarClock />}
          title={t('info.information.title')}
          notes={information.map((name) => ({
            title: t(`info.information.${name}.title`),
            text: t(`info.information.${name}.text`),
          }))}
        />
        <Column
          icon={<ClipboardCheck />}
          title={t('info.expect.title')}
          notes={expect[sendsMail ? 'mail' : 'none'].map((name) => ({
            title: t(`info.expect.${name}.title`),
            text: t(`info.expect.${name}.text`),
          }))}
        />
        <Column
          icon={<Siren />}
          title={t('info.emergency.title')}
          notes={[
            ...emergency[roadsideHelp ? 'always' : 'byDay'].map((name) => ({
              title: t(`info.emergency.${name}.title`),
              text: t(`info.emergency.${name}.text`),
            })),
            contact,
          ]}
        />
      </div>
    </Section>
  );
}
