import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button, PAUSE_MS } from '@shop/shared-ui';
import { ArrowRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SubmitEvent,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { BackButton } from './BackButton';
import styles from './ChoiceStep.module.css';
import { useDraft } from './draft';
import { StepHeading } from './StepHeading';
import type { useAdvance } from './useAdvance';

/**
 * A click on a radio, also on the chosen one, goes to the next step. Arrow keys only choose: browsers send a click
 * for each radio that they pass. Enter submits the form.
 */
function useClickToAdvance(advance: () => void) {
  const isArrowDown = useRef(false);
  const lastPress = useRef<{ clientX: number; clientY: number; at: number }>(undefined);
  return {
    /** The second click of a double click meets the next step, and is not for it. */
    onClickCapture: (event: MouseEvent) => {
      const { clientX, clientY } = event;
      const { current: last } = lastPress;
      if (!last || performance.now() - last.at > PAUSE_MS) return;
      // A click by keyboard has no place.
      if (clientX === 0 || clientX !== last.clientX || clientY !== last.clientY) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      isArrowDown.current = key.startsWith('Arrow');
    },
    onKeyUpCapture: () => {
      isArrowDown.current = false;
    },
    onClick: ({ target, clientX, clientY }: MouseEvent) => {
      const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
      if (!isRadio || isArrowDown.current) return;
      lastPress.current = { clientX, clientY, at: performance.now() };
      advance();
    },
  };
}

function useHead() {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { step, date } = useDraft();
  if (step === 1) return { title: t('service.title'), hint: t('service.hint') };
  if (step === 2) return { title: t('date.title'), hint: t('date.hint') };
  const day = date && formatDay(date, language);
  return { title: t('time.title'), hint: day ? t('time.hintForDay', { day }) : t('time.hint') };
}

interface Props {
  advance: ReturnType<typeof useAdvance>;
  children: ReactNode;
}

/**
 * Next requires no choice. The steps share one form: a phone paints the next step a third sooner than with a new one.
 */
export function ChoiceStep({ advance, children }: Props) {
  const { t } = useTranslation('common');
  const { step } = useDraft();
  const { title, hint } = useHead();
  const handlers = useClickToAdvance(advance.choose);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    advance.next();
  };
  return (
    // The method of a dialog, where there is none: before hydration the browser submits nothing.
    <form method="dialog" onSubmit={submit} {...handlers} className={styles.step}>
      <div>
        {/* A new heading for each step: a screen reader reads it when it takes the focus. */}
        <StepHeading key={step}>{title}</StepHeading>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
      <div className={styles.buttons}>
        {step > 1 && <BackButton />}
        {/* Another button in each step: a press that is replayed belongs to the step that was shown. */}
        <Button
          key={step}
          type="submit"
          variant="secondary"
          className={styles.next}
          icon={<ArrowRight />}
          busy={advance.isWaiting}
        >
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
