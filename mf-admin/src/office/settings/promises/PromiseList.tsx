import { listContent, listEntries, readBuiltInTexts } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, Disclosure, Heading } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useDeliveryState } from '../../../kit/delivery/useDeliveryState';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { entriesOf, languageOfBlock, shownText } from '../../../shop/texts/contentBlocks';
import styles from './PromiseList.module.css';
import { promises } from './promises';

type Fact = keyof typeof promises;

interface Props {
  /** Of the settings of the form. */
  values: Readonly<Record<string, string>>;
}

/** Whether each fact that is stored holds. The others are for the shop to keep. */
function useFacts(values: Props['values']): Partial<Record<Fact, boolean>> {
  const delivery = useDeliveryState();
  const { data: certifications = [] } = useQuery({
    queryKey: [...queryKeys.lists, 'certifications'],
    queryFn: () => listEntries('certifications'),
  });
  const sendsMail = delivery === 'sent' || delivery === 'stuck';
  return {
    mail: sendsMail,
    reminder: sendsMail,
    textMessage: values['sms'] === 'on',
    roadsideHelp: values['roadside_help'] === 'on',
    warranty: values['warranty'] === 'on',
    certificate: certifications.some(({ is_hidden }) => !is_hidden),
    openingYear: values['opening_year']?.trim() !== '',
  };
}

/** What the site says to visitors, by text, in the language of this page. */
function useSentences() {
  const { language } = useLanguage();
  const { data: builtIn } = useQuery({
    queryKey: queryKeys.builtInTexts,
    queryFn: readBuiltInTexts,
  });
  const { data: changed = [] } = useQuery({ queryKey: queryKeys.content, queryFn: listContent });
  const entries = builtIn ? entriesOf(builtIn.texts, changed, []) : [];
  const texts = new Map(
    entries.map(({ id, blocks }) => {
      const block = blocks.find((each) => languageOfBlock(each) === language);
      return [id, block && shownText(block)];
    }),
  );
  return (fact: Fact) => [...new Set(promises[fact].flatMap((id) => texts.get(id) ?? []))];
}

/** Lists what the site promises with its sentences, and whether they are shown. */
export function PromiseList({ values }: Props) {
  const { t } = useTranslation('adminSettings');
  const holds = useFacts(values);
  const sentencesOf = useSentences();
  return (
    <section className={styles.promises} aria-labelledby="promises">
      <Heading level={3} id="promises">
        {t('promises.list')}
      </Heading>
      {(Object.keys(promises) as Fact[]).map((fact) => {
        const { [fact]: isHeld } = holds;
        const state = isHeld === undefined ? 'always' : isHeld ? 'on' : 'off';
        const sentences = sentencesOf(fact);
        return (
          <Disclosure
            key={fact}
            headingLevel={4}
            title={
              <span className={styles.fact}>
                <span>{t(`promises.facts.${fact}.name`)}</span>
                <Badge tone={state === 'on' ? 'success' : 'neutral'}>
                  {t(`promises.states.${state}`)}
                </Badge>
              </span>
            }
          >
            <p>{t(`promises.facts.${fact}.text`)}</p>
            {sentences.length > 0 ? (
              <ul>
                {sentences.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            ) : (
              <p>{t('promises.none')}</p>
            )}
          </Disclosure>
        );
      })}
    </section>
  );
}
