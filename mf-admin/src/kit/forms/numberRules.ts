import { parseAmount } from '@shop/shared-contract';

/** Rules for react-hook-form's `register`: the value of a number's field, NaN where it is no number. */
export const requiredAmount = { setValueAs: (value: unknown) => parseAmount(String(value)) };

/** Null when it is empty. */
export const optionalNumber = {
  setValueAs: (value: unknown) =>
    String(value ?? '').trim() === '' ? null : parseAmount(String(value)),
};
