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
/** What cannot be seen, changes the direction of writing, is a control or not normalized. */
export const UNREADABLE = [
  '\u200b\u200d',
  '\u3164',
  '\u2800',
  'Rosa\u202eaír',
  'Rosa\u2066',
  'Ro\u0001sa',
  'Ro\u009bsa',
  'Ro\ufeffsa',
  'Di\u0301az',
];
/** What a mail program would make a link of. */
export const LINKS = [
  'Claim at https://prize.example/now',
  'www.prize.example',
  'Rosa visit prize.com',
  'rosa@example.com',
  'bit.ly/x9',
  'Prize.SHOP today',
];
export const SIZES = [
  '225/65R17',
  '245/40ZR19',
  'P225/65R17',
  'LT265/70R17',
  '195R14C',
  '225/70R19.5',
  '35X12.50R20LT',
  '31X10.50R15',
  'T145/80D18',
  '7.50R16LT',
  '11R22.5',
];
export const BAD_SIZES = [
  '225 65 17',
  '225/65r17',
  '225/65-17',
  '225/65R17 102H',
  '65R17',
  '17',
  ' ',
];
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
  `${'a'.repeat(65)}@example.com`,
  'ro\u0001sa@example.com',
  'ro\u200bsa@example.com',
  'rosa@example.com\u202e',
  'ro..sa@example.com',
  '.rosa@example.com',
  'rosa@-example.com',
  'rosa@example..com',
  'rosa@example.c',
  'rosa@192.0.2.1',
  'rosa@example.com, ann@example.com',
  '<rosa@example.com>',
];
