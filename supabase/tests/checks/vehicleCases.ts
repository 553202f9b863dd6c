import {
  BAD_SIZES,
  BLANKS,
  type ConstraintCase,
  each,
  SIZES,
  type Values,
} from './constraintCase.ts';

const SAME_REAR: Values = { rear_size: '', rear_load_index: null, rear_speed_rating: '' };
const BAD_NAMES = [...BLANKS, ' 911', 'two\nlines'];
const BAD_SPEEDS = ['h', 'X', 'Z', 'ZR', '130'];

/** The constraints of the tires of vehicles. */
export const VEHICLE_CASES: ConstraintCase[] = [
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_make',
    accepts: each('make', 'x'.repeat(40)),
    refuses: each('make', ...BAD_NAMES, 'x'.repeat(41)),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_model',
    accepts: each('model', 'x'.repeat(60)),
    refuses: each('model', ...BAD_NAMES, 'x'.repeat(61)),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_engine',
    accepts: each('engine', '', 'x'.repeat(60)),
    refuses: each('engine', ' ', ' V6', 'two\nlines', 'x'.repeat(61)),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_first_year',
    accepts: each('first_year', '1950', '2100'),
    refuses: each('first_year', '1949', '2101'),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_last_year',
    accepts: each('last_year', null, '2019', '2100'),
    refuses: each('last_year', '2018', '2101'),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_size',
    accepts: each('size', ...SIZES),
    refuses: each('size', '', ...BAD_SIZES),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_load_index',
    accepts: each('load_index', '50', '150'),
    refuses: each('load_index', '49', '151'),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_speed_rating',
    accepts: each('speed_rating', 'L', 'Y'),
    refuses: each('speed_rating', '', ...BAD_SPEEDS),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_rear_size',
    accepts: [SAME_REAR, ...each('rear_size', ...SIZES)],
    refuses: each('rear_size', ...BAD_SIZES),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_rear_load_index',
    accepts: each('rear_load_index', '50', '150'),
    refuses: each('rear_load_index', '49', '151'),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_rear_speed_rating',
    accepts: each('rear_speed_rating', 'L', 'Y'),
    refuses: each('rear_speed_rating', ...BAD_SPEEDS),
  },
  {
    table: 'vehicle_tires',
    rule: 'vehicle_tires_rear',
    accepts: [SAME_REAR],
    refuses: [{ rear_size: '' }, { rear_load_index: null }, { rear_speed_rating: '' }],
  },
];
