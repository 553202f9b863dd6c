import { formatDay, useLanguage } from '@shop/shared-i18n';
import { Button } from '@shop/shared-ui';
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
import { useDraft, type WizardStep } from './draft';
import { StepHeading } from './StepHeading';

/**
 * Makes a click on a radio go to the next step, also on the radio that is already chosen. Arrow keys
 * only choose: browsers send a click for each radio that they pass. Enter submits the form.
 * @returns handlers for the form around the radios
 */
function useClickToAdvance(advance: () => void) {
  const isArrowDown = useRef(false);
  return {
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      isArrowDown.current = key.startsWith('Arrow');
    },
    onKeyUpCapture: () => {
      isArrowDown.current = false;
    },
    onClick: ({ target }: MouseEvent) => {
      const isRadio = target instanceof HTMLInputElement && target.type === 'radio';
      if (isRadio && !isArrowDown.current) advance();
    },
  };
}

/** What the step asks, and how to answer. */
function useHead() {
  const { t } = useTranslation('booking');
  const { language } = useLanguage();
  const { step, date } = useDraft();
  if (step === 1) return { title: t('service.title'), hint: t('service.hint') };
  if (step === 2) return { title: t('date.title'), hint: t('date.hint') };
  const day = date && formatDay(date, language);
  return { title: t('time.title'), hint: day ? t('time.hintForDay', { day }) : t('time.hint') };
}

/**
 * Steps 1 to 3: a choice goes to the next step, and so does Next, which requires no choice. They share
 * one form: a phone paints the next step a third sooner than where it is made anew.
 * @param children the groups of radios of the current step
 */
export function ChoiceStep({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { step, goTo } = useDraft();
  const { title, hint } = useHead();
  const advance = () => goTo((step + 1) as WizardStep);
  const handlers = useClickToAdvance(advance);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    advance();
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
        >
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
