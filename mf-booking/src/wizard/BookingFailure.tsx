import { useShop } from '@shop/shared-contract';
import { DataError } from '@shop/shared-data';
import { formatPhone, useTranslate } from '@shop/shared-i18n';
import { Button, FormStatus, TextLink, useErrorTranslator } from '@shop/shared-ui';
import { bookingLocales } from '../locales/bookingLocales';
import type { SlotState } from '../rules/slotStates';
import styles from './BookingFailure.module.css';
import { useDraft } from './draft';

interface Remedy {
  /** The state in which the database found the slot or the day: a key of `failure`. */
  state: Exclude<SlotState, 'open'>;
  /** The step at which the visitor can choose another one. */
  step: 2 | 3;
}

const full: Remedy = { state: 'full', step: 3 };
const past: Remedy = { state: 'past', step: 3 };
const closed: Remedy = { state: 'closed', step: 2 };

const remedies: Record<string, Remedy> = {
  slot_full: full,
  slot_past: past,
  invalid_slot: past,
  closed_day: closed,
  invalid_date: closed,
};

/** Finds what another choice can correct; undefined where the choice is not the reason. */
function remedyFor(failure: unknown): Remedy | undefined {
  if (!(failure instanceof DataError)) return undefined;
  const { kind, code = '' } = failure;
  return remedies[code] ?? (kind === 'full' ? full : undefined);
}

/**
 * Explains why the booking was not stored, and what the visitor can do about it.
 * @param failure what `bookAppointment` threw
 */
export function BookingFailure({ failure }: { failure: unknown }) {
  const t = useTranslate(bookingLocales);
  const { explainFailure } = useErrorTranslator();
  const { goTo } = useDraft();
  const { phone } = useShop();
  const remedy = remedyFor(failure);
  return (
    <FormStatus tone="error" title={t('failure.title')}>
      <p>{remedy ? t(`failure.${remedy.state}`) : explainFailure(failure)}</p>
      <p>
        {t('failure.kept')} {!remedy && t('failure.retry')}
      </p>
      <div className={styles.ways}>
        {remedy && (
          <Button size="sm" variant="secondary" onClick={() => goTo(remedy.step)}>
            {t(remedy.step === 3 ? 'failure.chooseTime' : 'failure.chooseDate')}
          </Button>
        )}
        <TextLink href={`tel:${phone}`}>
          {t('failure.call', { phone: formatPhone(phone) })}
        </TextLink>
      </div>
    </FormStatus>
  );
}
