import { useTranslate } from '@shop/shared-i18n';
import { Card, CardGrid, Heading, Section } from '@shop/shared-ui';
import { Award } from 'lucide-react';
import { teamLocales } from '../../team/locales/teamLocales';
import { TeamPhoto } from '../../team/TeamPhoto';
import { team } from '../../team/team';
import styles from './ExpertTeam.module.css';
import { galleryLocales } from './locales/galleryLocales';

export function ExpertTeam() {
  const t = useTranslate(galleryLocales);
  const tTeam = useTranslate(teamLocales);
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
                <strong>{t('team.certifications')}:</strong> {tTeam(`${id}.certifications`)}
              </span>
            </p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
