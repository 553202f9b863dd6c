import { formatPhone } from '@shop/shared-contract';
import { settingSchema } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { Preview } from '../section/Preview';
import styles from '../section/Preview.module.css';
import { SettingsGroup } from '../section/SettingsGroup';

/** The settings that name the shop and lead to it. */
const fieldsets = {
  shop: ['shop_name', 'phone', 'email'],
  address: ['address_line1', 'address_line2', 'map_position', 'area_served'],
  social: ['social_facebook', 'social_instagram', 'social_x'],
  videos: ['hero_video_url', 'tour_video_url'],
} as const;
const links = [...fieldsets.social, ...fieldsets.videos];
const required: readonly string[] = [...fieldsets.shop, 'address_line1', 'address_line2'];

/** Formats a phone number as visitors read it; one that is not valid stays as typed. */
function phoneReading(value: string) {
  const parsed = settingSchema('phone').safeParse({ value });
  return parsed.success ? formatPhone(parsed.data.value) : value;
}

type Values = Partial<Record<(typeof fieldsets)[keyof typeof fieldsets][number], string>>;

function ContactPreview({ values }: { values: Values }) {
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
      <dl className={styles.pairs}>
        {links.map((key) => (
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

export function ContactSettings() {
  return (
    <SettingsGroup
      group={{
        name: queryKeys.contact,
        words: 'contact',
        fieldsets,
        shown: (key, value) => (key === 'phone' ? formatPhone(value) : value),
        attributes: (key) => ({ required: required.includes(key) }),
        hinted: ['phone', 'map_position', 'area_served', ...links],
        preview: (values) => <ContactPreview values={values} />,
      }}
    />
  );
}
