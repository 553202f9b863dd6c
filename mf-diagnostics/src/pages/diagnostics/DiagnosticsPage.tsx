import { useTranslate } from '@shop/shared-i18n';
import { Hero, PageHead, Section } from '@shop/shared-ui';
import { SymptomChecker } from '../../checker/SymptomChecker';
import { diagnosticsLocales } from '../../locales/diagnosticsLocales';

/** The symptom checker as a page of its own. */
export function DiagnosticsPage() {
  const t = useTranslate(diagnosticsLocales);
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
