import type { Table } from '../support/fixture.ts';

export type Values = Record<string, string | null>;

export interface ConstraintCase {
  table: Table;
  rule: string;
  accepts?: Values[];
  refuses: Values[];
}

export const each = (column: string, ...values: (string | null)[]): Values[] =>
  values.map((value) => ({ [column]: value }));

export const setting = (key: string, ...values: string[]): Values[] =>
  values.map((value) => ({ key, value }));

export const BLANKS = ['', '   ', '\n\t'];
export const BAD_EMAILS = [
  '',
  'rosa',
  'rosa@',
  '@example.com',
  'rosa@example',
  'ro sa@example.com',
  'a@b@example.com',
  'rosa@example.com\nbcc: x@example.com',
  `${'a'.repeat(250)}@example.com`,
];
