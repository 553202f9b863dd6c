import { commonMessages, useMessages } from '@shop/shared-i18n';
import { type DetailField, type DetailProblem, detailFields } from './detailFields';
import type { BookingForm } from './useBookingForm';

/** What is wrong with each field, in the visitor's language; fields in order are left out when fine. */
export function useFieldErrors({ formState }: BookingForm['form']) {
  const t = useMessages(commonMessages);
  return new Map<DetailField, string>(
    detailFields.flatMap((field) => {
      // The schema's messages are keys of the common dictionary.
      const problem = formState.errors[field]?.message as DetailProblem | undefined;
      return problem ? [[field, t(`validation.${problem}`)]] : [];
    }),
  );
}
