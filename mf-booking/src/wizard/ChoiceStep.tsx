import { commonLocales, useTranslate } from '@shop/shared-i18n';
import { Button } from '@shop/shared-ui';
import { ArrowRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useRef,
} from 'react';
import { BackButton } from './BackButton';
import styles from './ChoiceStep.module.css';
import { type Step, useDraft } from './draft';
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

interface Props {
  title: string;
  hint: string;
  formRef?: Ref<HTMLFormElement>;
  /** A group of radios. */
  children: ReactNode;
}

/** Steps 1 to 3: a choice goes to the next step, and so does Next, which requires no choice. */
export function ChoiceStep({ title, hint, formRef, children }: Props) {
  const t = useTranslate(commonLocales);
  const { step, goTo } = useDraft();
  const advance = () => goTo((step + 1) as Step);
  const handlers = useClickToAdvance(advance);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    advance();
  };
  return (
    // The method of a dialog, where there is none: before hydration the browser submits nothing.
    <form ref={formRef} method="dialog" onSubmit={submit} {...handlers} className={styles.step}>
      <div>
        <StepHeading>{title}</StepHeading>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
      <div className={styles.buttons}>
        {step > 1 && <BackButton />}
        <Button type="submit" variant="secondary" className={styles.next} icon={<ArrowRight />}>
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
