import { isForStaff, type MessageId, messageIds } from '@shop/shared-data/message-texts';
import { listMessageTexts, listSettings } from '@shop/shared-data/staff';
import { Cluster, Stack } from '@shop/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUnsavedChanges } from '../../../editing/useUnsavedChanges';
import { ChoiceButton } from '../../../layout/ChoiceButton';
import { SectionHead } from '../../../layout/SectionHead';
import { queryKeys } from '../../../lists/queryKeys';
import { useRows } from '../../../lists/useRows';
import { SettingForm } from '../all/SettingForm';
import { LoadingState } from '../LoadingState';
import { MessageTextForm } from './MessageTextForm';
import styles from './MessageTextForm.module.css';
import { isChanged } from './messageValues';

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
            <fieldset key={group} className={styles.column}>
              <legend className={styles.group}>{t(group)}</legend>
              <Cluster>
                {rows.data
                  ?.filter(({ id }) => isForStaff(id) === (group === 'toStaff'))
                  .map((each) => (
                    <ChoiceButton
                      key={each.id}
                      isChosen={each.id === chosen}
                      onClick={() => guard(() => setChosen(each.id))}
                    >
                      {[t(`messages.${each.id}`), isChanged(each) && `(${t('changed')})`]
                        .filter(Boolean)
                        .join(' ')}
                    </ChoiceButton>
                  ))}
              </Cluster>
            </fieldset>
          ))}
          {isForStaff(chosen) && <StaffLanguage />}
          {row && <MessageTextForm key={row.id} row={row} />}
        </Stack>
      </LoadingState>
    </>
  );
}
