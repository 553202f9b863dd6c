import { isForStaff, type MessageId, messageIds } from '@shop/shared-data/message-texts';
import { listMessageTexts, listSettings } from '@shop/shared-data/staff';
import { Stack } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../kit/editing/useUnsavedChanges';
import { SectionHead } from '../../../kit/layout/SectionHead';
import { Segments } from '../../../kit/layout/Segments';
import { queryKeys } from '../../../shop/rows/queryKeys';
import { useRows } from '../../../shop/rows/useRows';
import { SettingForm } from '../all/SettingForm';
import { LoadingState } from '../section/LoadingState';
import { MessageTextForm } from './MessageTextForm';
import styles from './MessageTextForm.module.css';
import { isChangedMessage } from './messageValues';

/** The language of the mails to the shop itself: one of the settings. */
function StaffLanguage() {
  const { t } = useTranslation('adminSettings');
  const rows = useRows({ name: queryKeys.settings, load: listSettings, failure: t('loadFailed') });
  const setting = rows.data?.find(({ key }) => key === 'staff_language');
  return (
    <LoadingState query={rows} failure={t('loadFailed')}>
      {setting && <SettingForm key={setting.id} setting={setting} publication={undefined} />}
    </LoadingState>
  );
}

export function MessageTextsSettings() {
  const { t } = useTranslation('adminSettings', { keyPrefix: 'messages' });
  const [chosen, setChosen] = useState<MessageId>(messageIds[1]);
  const guard = useUnsavedChanges();
  const rows = useRows({
    name: queryKeys.messageTexts,
    load: listMessageTexts,
    failure: t('loadFailed'),
  });
  const row = rows.data?.find(({ id }) => id === chosen);
  return (
    <>
      <SectionHead lead={t('description')} />
      <LoadingState query={rows} failure={t('loadFailed')}>
        <Stack>
          {(['toCustomers', 'toStaff'] as const).map((group) => (
            <div key={group} className={styles.column}>
              <p className={styles.group}>{t(group)}</p>
              <Segments
                label={t(group)}
                options={(rows.data ?? [])
                  .filter(({ id }) => isForStaff(id) === (group === 'toStaff'))
                  .map((each) => ({
                    value: each.id,
                    label: [t(`messages.${each.id}`), isChangedMessage(each) && `(${t('changed')})`]
                      .filter(Boolean)
                      .join(' '),
                  }))}
                value={chosen}
                onChange={(id) => guard(() => setChosen(id))}
              />
            </div>
          ))}
          {isForStaff(chosen) && <StaffLanguage />}
          {row && <MessageTextForm key={row.id} row={row} />}
        </Stack>
      </LoadingState>
    </>
  );
}
