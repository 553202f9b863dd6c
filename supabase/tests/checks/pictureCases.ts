import { LONGEST_PICTURE_SIDE } from '../../../shared-site/limits.ts';
import { type ConstraintCase, each } from './constraintCase.ts';

const BAD_TEXTS = [' Tread', 'two\nlines', 'x'.repeat(201)];

/** The constraints of pictures. */
export const PICTURE_CASES: ConstraintCase[] = [
  {
    table: 'pictures',
    rule: 'pictures_id',
    refuses: each('id', '', 'A1B2C3D4E5F6', 'a1b2c3d4e5f', 'a1b2c3d4e5f60', '../../secret'),
  },
  ...(['width', 'height'] as const).map((column) => ({
    table: 'pictures' as const,
    rule: `pictures_${column}`,
    accepts: each(column, '1', String(LONGEST_PICTURE_SIDE)),
    refuses: each(column, '0', '-1', String(LONGEST_PICTURE_SIDE + 1)),
  })),
  ...(['alt', 'alt_es'] as const).map((column) => ({
    table: 'pictures' as const,
    rule: `pictures_${column}`,
    accepts: each(column, '', 'x'.repeat(200)),
    refuses: each(column, ...BAD_TEXTS),
  })),
];
