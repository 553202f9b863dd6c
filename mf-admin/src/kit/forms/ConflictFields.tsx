import { formatDay, formatTime, useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import { staffName } from '../../shop/names/staffName';
import { useSession } from '../../shop/session/SessionProvider';
import { formatShopMoment } from '../../shop/times/shopTime';
import styles from './ConflictFields.module.css';
import type { Conflict } from './useSave';

/** A form whose values can be described. */
export interface DescribedForm {
  labels: Readonly<Partial<Record<string, string>>>;
  elementOf: (name: string) => Element | undefined;
  /** The text of a value that has no text of its own, such as a list of rows. */
  describe?: ((name: string, value: unknown) => string | undefined) | undefined;
}

interface Props {
  conflict: Conflict;
  form: DescribedForm;
}

/** What two sessions saved in the same fields, and who saved it first. */
export function ConflictFields({ conflict: { fields, change }, form }: Props) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const { session } = useSession();
  const describe = useDescription(form);
  const ownId = session.status === 'signedIn' ? session.account.id : undefined;
  const byOf = ({ staff, actor }: NonNullable<typeof change>) => {
    if (actor !== null && actor === ownId) return 'own' as const;
    return staff ? ('other' as const) : ('unknown' as const);
  };
  return (
    <>
      {change && (
        <p>
          {t(`conflict.by.${byOf(change)}`, {
            name: change.staff && staffName(change.staff),
            time: formatShopMoment(change.at, language),
          })}
        </p>
      )}
      <ul className={styles.fields}>
        {fields
          .filter(({ name }) => form.labels[name])
          .map(({ name, theirs, mine }) => (
            <li key={name}>
              <strong>{form.labels[name]}</strong>
              <dl className={styles.versions}>
                <div>
                  <dt>{t('conflict.theirs')}</dt>
                  <dd className={styles.value}>{describe(name, theirs)}</dd>
                </div>
                <div>
                  <dt>{t('conflict.mine')}</dt>
                  <dd className={styles.value}>{describe(name, mine)}</dd>
                </div>
              </dl>
            </li>
          ))}
      </ul>
      <p>{t('conflict.text')}</p>
    </>
  );
}

/** Describes a value as its field shows it: an option by its text, a day and a time in the language of the page. */
function useDescription({ elementOf, describe }: DescribedForm) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const describeText = (name: string, text: string) => {
    const element = elementOf(name);
    if (element instanceof HTMLSelectElement) {
      const option = [...element.options].find(({ value }) => value === text);
      return option?.text ?? text;
    }
    if (element instanceof HTMLInputElement && element.type === 'date') {
      return formatDay(text, language);
    }
    if (element instanceof HTMLInputElement && element.type === 'time') {
      return formatTime(text, language);
    }
    return text;
  };
  return (name: string, value: unknown): string => {
    const described = describe?.(name, value);
    if (described) return described;
    if (typeof value === 'boolean') return t(value ? 'conflict.yes' : 'conflict.no');
    const text = Array.isArray(value) ? value.join(', ') : String(value ?? '');
    const isEmpty = text === '' || Number.isNaN(value);
    return isEmpty ? t('conflict.empty') : describeText(name, text);
  };
}
