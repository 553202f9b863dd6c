import { Card, CardGrid, Heading, Section } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { TeamPhoto } from '../../team/TeamPhoto';
import { team } from '../../team/team';
import styles from './Team.module.css';

export function Team() {
  const { t } = useTranslation('about');
  const { t: tTeam } = useTranslation('team');
  return (
    <Section heading={t('team.title')} lead={t('team.text')}>
      <CardGrid columns={3}>
        {team.map(({ id, name, photo, years }) => (
          <Card key={id} as="article" media={<TeamPhoto name={name} photo={photo} />}>
            <div>
              <Heading level={3}>{name}</Heading>
              <p className={styles.role}>{tTeam(`${id}.role`)}</p>
            </div>
            <p>{tTeam(`${id}.story`)}</p>
            <p className={styles.years}>{tTeam('years', { years })}</p>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
