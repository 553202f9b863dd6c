import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** `tireSize` becomes "Tire size": the texts of a version that this one does not know yet. */
const inWords = (page: string) =>
  page
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Returns what names the pages on which the texts of a namespace stand: `bookingManage`. */
export function usePageTitle(): (page: string) => string {
  const { t } = useTranslation('adminContent');
  return useCallback(
    (page: string) => t(`pages.${page}` as 'pages.home', { defaultValue: inWords(page) }),
    [t],
  );
}
