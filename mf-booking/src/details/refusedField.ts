import type { DataError } from '@shop/shared-data';
import type { DetailField, DetailProblem } from './detailFields';

const refusals: Record<string, { field: DetailField; problem: DetailProblem }> = {
  invalid_name: { field: 'name', problem: 'required' },
  invalid_email: { field: 'email', problem: 'email' },
  invalid_phone: { field: 'phone', problem: 'phone' },
  invalid_vehicle: { field: 'vehicle', problem: 'required' },
  invalid_notes: { field: 'notes', problem: 'tooLong' },
};

/** The field the database did not accept, where its rules are stricter than the form's. */
export const refusedField = ({ code = '' }: DataError) => refusals[code];
