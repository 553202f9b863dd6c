import { bookingDetailsSchema } from '@shop/shared-data';
import { useFieldProblem } from '@shop/shared-ui';
import { type DetailField, detailFields } from './detailFields';
import type { BookingForm } from './useBookingForm';

/** What is wrong with each field, in the visitor's language; fields in order are left out when fine. */
export function useFieldErrors({ formState }: BookingForm['form']) {
  const inWords = useFieldProblem(bookingDetailsSchema);
  return new Map<DetailField, string>(
    detailFields.flatMap((field) => {
      const problem = inWords(field, formState.errors[field]?.message);
      return problem ? [[field, problem]] : [];
    }),
  );
}
