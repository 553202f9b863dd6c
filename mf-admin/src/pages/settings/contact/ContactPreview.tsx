import { settingSchema } from '@shop/shared-data/staff';
import { formatPhone } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import { Preview } from '../preview/Preview';
import styles from './ContactPreview.module.css';
import { type ContactKey, contactGroups } from './contactSettings';

/** Formats a phone number as visitors read it; one that is not valid stays as typed. */
function phoneReading(value: string) {
  const parsed = settingSchema('phone').safeParse({ value });
  return parsed.success ? formatPhone(parsed.data.value) : value;
}

export function ContactPreview({ values }: { values: Partial<Record<ContactKey, string>> }) {
  const { t } = useTranslation('adminSettings');
  return (
    <Preview>
      <address className={styles.address}>
        <strong>{values.shop_name}</strong>
        <span>{values.address_line1}</span>
        <span>{values.address_line2}</span>
        <span>{phoneReading(values.phone ?? '')}</span>
        <span>{values.email}</span>
      </address>
      <dl className={styles.links}>
        {[...contactGroups.social, ...contactGroups.videos].map((key) => (
          <div key={key}>
            <dt>{t(`names.${key}`)}</dt>
            <dd>
              {values[key]?.trim() ||
                t(key.startsWith('social') ? 'contact.noLink' : 'contact.builtIn')}
            </dd>
          </div>
        ))}
      </dl>
    </Preview>
  );
}
