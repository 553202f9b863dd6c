import { callLink, formatPhone, shopClock, shopDay, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { Button, FormStatus, formatNextTime, Heading, TextLink } from '@shop/shared-ui';
import { CalendarClock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { nextAvailable } from '../rules/slotStates';
import { useServiceFacts } from '../rules/useServiceTotals';
import type { Availability } from '../times/useAvailability';
import { useVisitorNow } from '../times/useVisitorNow';
import styles from './ChosenTime.module.css';
import { type Moment, useDraft } from './draft';
import { useMomentWords } from './useMomentWords';
import { useTimeProblem } from './useTimeProblem';
import { useVisit } from './useVisit';
import ways from './Ways.module.css';

interface Props {
  availability: Availability;
  isWaiting: boolean;
  /** Counts the choices that do not fit the time: the notice takes the focus. */
  misses: number;
}

/**
 * Above the steps: the time that a link carried, on those that it leaves to the visitor, and what is the matter with a
 * chosen time.
 */
export function ChosenTime({ availability, isWaiting, misses }: Props) {
  const { t } = useTranslation('booking');
  const { step, date, slot, timeFirst, goTo } = useDraft();
  const wordsOf = useMomentWords();
  const problem = useTimeProblem(availability);
  const isShown = timeFirst && (step === 1 || step === 4);
  const time = isShown && date && slot ? { date, slot } : undefined;
  if (!time && !problem) return null;
  return (
    <div className={styles.chosen}>
      {time && (
        <div className={styles.line}>
          <Heading level={2} className={styles.time}>
            {t('chosen.time', wordsOf(time))}
          </Heading>
          <Button size="sm" variant="secondary" icon={<CalendarClock />} onClick={() => goTo(2)}>
            {t('chosen.change')}
          </Button>
        </div>
      )}
      <p role="status">{time && isWaiting && t('chosen.checking', wordsOf(time))}</p>
      {problem && <TimeProblem {...problem} availability={availability} misses={misses} />}
    </div>
  );
}

interface ProblemProps extends NonNullable<ReturnType<typeof useTimeProblem>> {
  availability: Availability;
  misses: number;
}

/** Says why a time cannot be booked, and offers the next one that can. */
function TimeProblem({ time, state, availability, misses }: ProblemProps) {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { step, choose, goTo } = useDraft();
  const { visit, bay } = useVisit();
  const { names, duration } = useServiceFacts({ services: visit, bay });
  const { phone } = useShop();
  const now = useVisitorNow();
  const words = useMomentWords()(time);
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (misses > 0) notice.current?.focus();
  }, [misses]);

  const clock = shopClock(now);
  const asked = `${time.date}T${time.slot}`;
  const next =
    nextAvailable(availability, asked > clock ? asked : clock) ??
    nextAvailable(availability, clock);
  const nextTime = next && formatNextTime(next, shopDay(now), language);
  const take = (chosen: Moment) => {
    choose({ ...chosen, timeFirst: true });
    goTo(visit.length > 0 ? 4 : 1);
  };
  return (
    <div ref={notice} tabIndex={-1}>
      <FormStatus
        tone="error"
        title={
          state === 'full' && names
            ? t('chosen.fullFor', { ...words, service: names, duration })
            : t(`chosen.${state}`, words)
        }
      >
        {nextTime && <p>{t('chosen.next', { time: nextTime })}</p>}
        {!next && availability.state === 'ready' && (
          <TextLink href={callLink(phone)}>
            {t('chosen.none', { phone: formatPhone(phone) })}
          </TextLink>
        )}
        <div className={ways.ways}>
          {next && (
            <Button size="sm" onClick={() => take(next)}>
              {t('chosen.take', { time: nextTime })}
            </Button>
          )}
          {(step === 1 || step === 4) && (
            <Button size="sm" variant="secondary" onClick={() => goTo(2)}>
              {t('failure.chooseTime')}
            </Button>
          )}
        </div>
      </FormStatus>
    </div>
  );
}
