import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import { staffName } from '../../shop/names/staffName';
import { useSession } from '../../shop/session/SessionProvider';
import { formatShopMoment } from '../../shop/times/shopTime';
import styles from './ConflictFields.module.css';
import { type DescribedForm, useDescription } from './useDescription';
import type { Conflict } from './useSave';

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
