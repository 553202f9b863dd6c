import { useShop } from '@shop/shared-contract';
import { formatPhone, useLanguage } from '@shop/shared-i18n';
import { Disclosure, Section, StructuredData } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { formatSpan, useOpeningWeek } from './openingHours';

/** The sentences about open and closed days; a sentence without days is omitted. */
function useOpeningSentences(): string {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const { week, daysInSentence } = useOpeningWeek();
  const joined = (all: string[]) => {
    const last = all.at(-1) ?? '';
    return all.length < 2 ? last : t('faq.week.and', { days: all.slice(0, -1).join(', '), last });
  };
  const open = week.flatMap((days) => {
    const [first, ...others] = days.spans.map((span) => formatSpan(span, language));
    if (!first) return [];
    const hours = others.reduce((before, after) => t('faq.week.break', { before, after }), first);
    return [daysInSentence(days, hours)];
  });
  const closed = week.filter(({ spans }) => spans.length === 0);
  const closedOn = closed.map((days) => daysInSentence(days));
  return [
    ...(open.length > 0 ? [t('faq.week.open', { days: joined(open) })] : []),
    ...(closed.length > 0 ? [t('faq.week.closed', { days: joined(closedOn) })] : []),
  ].join(' ');
}

const questions = ['hours', 'emergency', 'warranty', 'insurance'] as const;

export function Faq() {
  const { t } = useTranslation('contact');
  const { phone } = useShop();
  const facts = { phone: formatPhone(phone), week: useOpeningSentences() };
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
