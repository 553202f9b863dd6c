import { Hero, PageHead, Section } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { SymptomChecker } from '../../checker/SymptomChecker';

export function DiagnosticsPage() {
  const { t } = useTranslation('diagnostics');
  return (
    <>
      <PageHead title={t('meta.title')} description={t('meta.description')} />
      <Hero title={t('hero.title')} lead={t('hero.text')} />
      <Section>
        <SymptomChecker headingLevel={2} />
      </Section>
    </>
  );
}
