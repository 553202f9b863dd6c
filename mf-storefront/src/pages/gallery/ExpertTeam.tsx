import { Card, CardGrid, Heading, Section } from '@shop/shared-ui';
import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TeamPhoto } from '../../team/TeamPhoto';
import { team } from '../../team/team';
import styles from './ExpertTeam.module.css';

export function ExpertTeam() {
  const { t } = useTranslation('gallery');
  const { t: tTeam } = useTranslation('team');
  return (
    <Section heading={t('team.title')} lead={t('team.text')}>
      <CardGrid columns={3}>
        {team.map(({ id, name, photo, years }) => (
          <Card key={id} as="article" media={<TeamPhoto name={name} photo={photo} />}>
            <Heading level={3}>{name}</Heading>
            <p className={styles.role}>{tTeam(`${id}.role`)}</p>
            <p>{tTeam('years', { years })}</p>
            <p className={styles.certifications}>
              <Award aria-hidden="true" className={styles.icon} />
              <span>
                <strong>{`${t('team.certifications')}: `}</strong>
                <span>{tTeam(`${id}.certifications`)}</span>
              </span>
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
