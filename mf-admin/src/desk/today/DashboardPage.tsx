import { paths } from '@shop/shared-contract';
import { Card, CardGrid, Heading, TextLink } from '@shop/shared-ui';
import { FileText, Package, Settings, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../kit/layout/SectionHead';
import { useOpenSteps } from '../../shop/rows/useOpenSteps';
import { useSession } from '../../shop/session/SessionProvider';
import styles from './DashboardPage.module.css';
import { Today } from './Today';

const tiles = [
  { name: 'products', icon: <Package aria-hidden /> },
  { name: 'content', icon: <FileText aria-hidden /> },
  { name: 'settings', icon: <Settings aria-hidden /> },
  { name: 'users', icon: <Users aria-hidden /> },
] as const;

/** The way to the list of what a new shop still has to do; nothing once all is done. */
function OpenSteps() {
  const { t } = useTranslation('adminDashboard');
  const { data: { length: count } = [] } = useOpenSteps();
  if (count === 0) return null;
  return (
    <p className={styles.steps}>
      <TextLink alone to={paths.admin('settings')}>
        {t('steps', { count })}
      </TextLink>
    </p>
  );
}

export function DashboardPage() {
  const { t } = useTranslation('adminDashboard');
  const { session } = useSession();
  const email = session.status === 'signedIn' ? session.account.email : '';
  return (
    <>
      <SectionHead title={t('title')} lead={t('welcome', { email })} />
      <Today>
        <OpenSteps />
        <CardGrid columns={4}>
          {tiles.map(({ name, icon }) => (
            <Card key={name} interactive className={styles.tile}>
              {icon}
              <Heading level={2} className={styles.heading}>
                <TextLink to={paths.admin(name)} stretched look="plain">
                  {t(`tiles.${name}.title`)}
                </TextLink>
              </Heading>
              <p className={styles.text}>{t(`tiles.${name}.text`)}</p>
            </Card>
          ))}
        </CardGrid>
      </Today>
    </>
  );
}
