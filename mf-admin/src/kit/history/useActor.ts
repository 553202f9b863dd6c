import type { ChangeEvent } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { staffName } from '../../shop/names/staffName';

/** Returns what names the account that made a change. */
export function useActor() {
  const { t } = useTranslation('admin');
  return ({ staff }: Pick<ChangeEvent, 'staff'>) =>
    staff ? staffName(staff) : t('history.unknown');
}
