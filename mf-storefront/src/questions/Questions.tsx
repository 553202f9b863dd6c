import { formatPhone, type PublishedEntry, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { Disclosure, formatSpan, Section } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { EntryText } from '../lists/EntryText';
import { useOpeningWeek } from './useOpeningWeek';

/** The sentences about open and closed days; a sentence without days is omitted. */
function useOpeningSentences(): string {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const { week, daysInSentence } = useOpeningWeek();
  const joined = (all: string[]) => {
    const last = all.at(-1) ?? '';
    return all.length < 2 ? last : t('week.and', { days: all.slice(0, -1).join(', '), last });
  };
  const open = week.flatMap((days) => {
    const [first, ...others] = days.spans.map((span) => formatSpan(span, language));
    if (!first) return [];
    const hours = others.reduce((before, after) => t('week.break', { before, after }), first);
    return [daysInSentence(days, hours)];
  });
  const closed = week.filter(({ spans }) => spans.length === 0);
  const closedOn = closed.map((days) => daysInSentence(days));
  return [
    ...(open.length > 0 ? [t('week.open', { days: joined(open) })] : []),
    ...(closed.length > 0 ? [t('week.closed', { days: joined(closedOn) })] : []),
  ].join(' ');
}

interface Props {
  questions: readonly PublishedEntry[];
}

function QuestionList({ questions }: Props) {
  const { t } = useTranslation('questions');
  const { phone, roadsideHelp, givesWarranty } = useShop();
  const facts: Record<string, string> = {
    phone: formatPhone(phone),
    roadside: t(roadsideHelp ? 'roadside' : 'noRoadside', { phone: formatPhone(phone) }),
    warranty: t(givesWarranty ? 'warranty' : 'noWarranty'),
    week: useOpeningSentences(),
  };
  const fill = (answer: string) =>
    answer.replace(/{{(\w+)}}/g, (placeholder, fact) => facts[fact] ?? placeholder);
  return (
    <Section tone="tinted" width="text" heading={t('title')}>
      {questions.map(({ id, title, text }) => (
        <Disclosure key={id} headingLevel={3} title={<EntryText of={title} />}>
          <p>
            <EntryText of={text} fill={fill} />
          </p>
        </Disclosure>
      ))}
    </Section>
  );
}

/** Questions with their answers; nothing where there are none. */
export const Questions = (props: Props) =>
  props.questions.length > 0 && <QuestionList {...props} />;
