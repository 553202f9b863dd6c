import { ErrorSummary } from '@shop/shared-ui';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { useFieldError } from './useFieldError';

interface Props<Fields extends FieldValues> {
  formState: { errors: FieldErrors<Fields>; submitCount: number };
  /** The form's fields by name, in their order on the screen, as they are labelled there. */
  labels: Partial<Record<keyof Fields, string>>;
  /** Left out, what the shared schemas find is said; a form with rules of its own says more. */
  say?: ReturnType<typeof useFieldError>;
}

/**
 * Above a form: everything that is wrong in it, each with a link to its field. It takes the focus
 * when the form is refused, so the form itself says `shouldFocusError: false`.
 */
export function FormProblems<Fields extends FieldValues>({
  formState,
  labels,
  say,
}: Props<Fields>) {
  const fieldError = useFieldError();
  const wrong = say ?? fieldError;
  const errors: FieldErrors = formState.errors;
  const listed = Object.entries<string | undefined>(labels).flatMap(([field, label]) => {
    const sentence = wrong(errors[field] as { message?: string });
    return sentence ? [{ field, message: `${label}: ${sentence}` }] : [];
  });
  return <ErrorSummary errors={listed} attempt={formState.submitCount} />;
}
