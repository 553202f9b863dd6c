import { listSettings, type Setting } from '@shop/shared-data';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { SectionHead } from '../../../layout/SectionHead';
import { ListState } from '../../../lists/ListState';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { PublicationStatus } from '../../../publishing/PublicationStatus';
import { usePublication } from '../../../publishing/usePublication';
import { SettingForm } from '../all/SettingForm';
import { settingsLocales } from '../locales/settingsLocales';
import { Preview } from '../preview/Preview';
import styles from './ContactSettings.module.css';

const groups = {
  shop: ['shop_name', 'phone', 'email'],
  address: ['address_line1', 'address_line2'],
  social: ['social_facebook', 'social_instagram', 'social_x'],
  videos: ['hero_video_url', 'tour_video_url'],
} as const;

/** The page of the settings that name the shop and lead to it. */
export function ContactSettings() {
  const t = useTranslate(settingsLocales);
  const rows = useRows({ name: queryKeys.settings, load: listSettings, failure: t('loadFailed') });
  const publication = usePublication('settings');
  const settings = rows.data ?? [];
  return (
    <>
      <SectionHead
        title={t('pages.contact')}
        lead={t('contact.description')}
        status={<PublicationStatus query={publication} />}
      />
      <ListState
        query={rows}
        found={settings}
        search=""
        onClear={() => {}}
        empty={t('empty')}
        failure={t('loadFailed')}
      >
        <ContactPreview settings={settings} />
        <div className={styles.groups}>
          {(['shop', 'address', 'social', 'videos'] as const).map((group) => (
            <section key={group} className={styles.group}>
              <h2 className={styles.title}>{t(`contact.${group}`)}</h2>
              {groups[group].map((key) => {
                const setting = settings.find((each) => each.key === key);
                return (
                  setting && (
                    <SettingForm
                      key={key}
                      setting={setting}
                      publication={publication.data}
                      hasKey={false}
                    />
                  )
                );
              })}
            </section>
          ))}
        </div>
      </ListState>
    </>
  );
}

function ContactPreview({ settings }: { settings: Setting[] }) {
  const t = useTranslate(settingsLocales);
  const settingValue = (key: string) =>
    settings.find((setting) => setting.key === key)?.value ?? '';
  return (
    <Preview>
      <address className={styles.address}>
        <strong>{settingValue('shop_name')}</strong>
        <span>{settingValue('address_line1')}</span>
        <span>{settingValue('address_line2')}</span>
        <span>{formatPhone(settingValue('phone'))}</span>
        <span>{settingValue('email')}</span>
      </address>
      <dl className={styles.links}>
        {[...groups.social, ...groups.videos].map((key) => (
          <div key={key}>
            <dt>{t(`names.${key}`)}</dt>
            <dd>
              {settingValue(key) ||
                t(key.startsWith('social') ? 'contact.noLink' : 'contact.builtIn')}
            </dd>
          </div>
        ))}
      </dl>
    </Preview>
  );
}
