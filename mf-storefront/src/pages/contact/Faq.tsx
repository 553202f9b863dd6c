import { useShop } from '@shop/shared-contract';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { Disclosure, Section, StructuredData } from '@shop/shared-ui';
import { contactLocales } from './locales/contactLocales';
import { useWeekInWords } from './useWeekInWords';

const questions = ['hours', 'emergency', 'warranty', 'insurance'] as const;

export function Faq() {
  const t = useTranslate(contactLocales);
  const { phone } = useShop();
  const facts = { phone: formatPhone(phone), week: useWeekInWords() };
  return (
    <Section tone="tinted" width="text" heading={t('faq.title')}>
      <StructuredData
        data={{
          '@type': 'FAQPage',
          mainEntity: questions.map((question) => ({
            '@type': 'Question' as const,
            name: t(`faq.${question}.question`),
            acceptedAnswer: {
              '@type': 'Answer' as const,
              text: t(`faq.${question}.answer`, facts),
            },
          })),
        }}
      />
      {questions.map((question) => (
        <Disclosure key={question} headingLevel={3} title={t(`faq.${question}.question`)}>
          <p>{t(`faq.${question}.answer`, facts)}</p>
        </Disclosure>
      ))}
    </Section>
  );
}
