import { type ConfirmableProblem, problemsToConfirm } from '@shop/shared-data/staff';
import { ConfirmDialog } from '@shop/shared-ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Question {
  problems: ConfirmableProblem[];
  decide: (isConfirmed: boolean) => void;
}

/** Sends a booking; staff have confirmed the problems, which is undefined the first time. */
type Send<Result> = (confirmed?: ConfirmableProblem[]) => Promise<Result>;

/** Asks once where the database refuses a booking that staff may book anyway, and sends it again. */
export function useBookAnyway(): {
  /** Rejects with the refusal when staff decide against it. */
  bookAnyway: <Result>(send: Send<Result>) => Promise<Result>;
  question: ReactNode;
} {
  const { t } = useTranslation('adminBookings');
  const [question, setQuestion] = useState<Question>();
  const bookAnyway = useCallback(async <Result,>(send: Send<Result>) => {
    const ask = (problems: ConfirmableProblem[]) =>
      new Promise<boolean>((resolve) => {
        const decide = (isConfirmed: boolean) => {
          setQuestion(undefined);
          resolve(isConfirmed);
        };
        setQuestion({ problems, decide });
      });
    const attempt: Send<Result> = async (confirmed) => {
      try {
        return await send(confirmed);
      } catch (error) {
        const problems = problemsToConfirm(error);
        if (problems.length === 0 || !(await ask(problems))) throw error;
        return attempt(problems);
      }
    };
    return attempt();
  }, []);
  return {
    bookAnyway,
    question: question && (
      <ConfirmDialog
        open
        title={t('anyway.title')}
        text={question.problems.map((problem) => t(`anyway.${problem}`)).join(' ')}
        confirmLabel={t('anyway.confirm')}
        cancelLabel={t('anyway.back')}
        onConfirm={() => question.decide(true)}
        onCancel={() => question.decide(false)}
      />
    ),
  };
}
