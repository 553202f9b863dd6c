import { commonLocales, useTranslate } from '@shop/shared-i18n';
import { Button, useHydrated } from '@shop/shared-ui';
import { ArrowRight } from 'lucide-react';
import type { ReactNode, Ref, SubmitEvent } from 'react';
import { BackButton } from './BackButton';
import styles from './ChoiceStep.module.css';
import { useDraft } from './DraftProvider';
import type { Step } from './draftStore';
import { StepHeading } from './StepHeading';
import { usePickToAdvance } from './usePickToAdvance';

interface Props {
  title: string;
  hint: string;
  formRef?: Ref<HTMLFormElement>;
  /** A group of radios. */
  children: ReactNode;
}

/** Steps 1 to 3: choosing moves on, and so does Next, which asks for nothing. */
export function ChoiceStep({ title, hint, formRef, children }: Props) {
  const t = useTranslate(commonLocales);
  const isAlive = useHydrated();
  const { step, goTo } = useDraft();
  const advance = () => goTo((step + 1) as Step);
  const picking = usePickToAdvance(advance);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    advance();
  };
  return (
    <form ref={formRef} method="post" onSubmit={submit} {...picking} className={styles.step}>
      <div>
        <StepHeading>{title}</StepHeading>
        <p className={styles.hint}>{hint}</p>
      </div>
      {children}
      <div className={styles.buttons}>
        {step > 1 && <BackButton />}
        <Button
          type="submit"
          variant="secondary"
          disabled={!isAlive}
          className={styles.next}
          icon={<ArrowRight />}
        >
          {t('next')}
        </Button>
      </div>
    </form>
  );
}
