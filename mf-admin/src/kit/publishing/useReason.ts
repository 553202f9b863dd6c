import { LONGEST_PICTURE_SIDE, PICTURE_BYTES } from '@shop/shared-contract';
import { PICTURE_FAILURE, rowFailures } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';

type Failure = keyof typeof rowFailures;
const LIMITS = { megabytes: PICTURE_BYTES / 1024 ** 2, side: LONGEST_PICTURE_SIDE };
const failures = Object.entries(rowFailures) as [Failure, string][];

/**
 * Returns what shows a recorded reason in the reader's language: the name of a row and why it failed. What is not known,
 * such as the message of a server, is quoted.
 */
export function useReason() {
  const { t } = useTranslation('adminPublishing');
  return (reason: string): string => {
    const [failure, text] = failures.find(([, each]) => reason.endsWith(`: ${each}`)) ?? [];
    if (!failure) return t('reasons.other', { reason });
    const before = reason.slice(0, -`: ${text}`.length);
    const ofPicture = `: ${PICTURE_FAILURE}`;
    if (!before.endsWith(ofPicture)) return `${before}: ${t(`reasons.${failure}`, LIMITS)}`;
    const name = before.slice(0, -ofPicture.length);
    return `${name}: ${t('reasons.picture', { reason: t(`reasons.${failure}`, LIMITS) })}`;
  };
}
