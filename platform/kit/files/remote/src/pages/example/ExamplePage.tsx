import { Hero, PageHead } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';

export function ExamplePage() {
  const { t } = useTranslation('example');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero title={t('hero.title')} lead={t('hero.lead')} />
    </>
  );
}
