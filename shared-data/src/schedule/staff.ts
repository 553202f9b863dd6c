import * as z from 'zod/mini';
import { optionalLine, optionalText, parseInput, singleLineText } from '../fields';
import { equipment, isTime, price } from '../staffFields';
import { editRow, table } from '../staffTable';
import { baysRow, closuresRow, servicesRow } from '../storedRows';

export type Service = z.infer<typeof servicesRow>;

/** The form of a service. The value of a number's field is NaN when it is empty. */
export const serviceSchema = z.object({
  name: singleLineText(100),
  name_es: singleLineText(100),
  description: optionalText(1000),
  description_es: optionalText(1000),
  minutes: z.number('number').check(z.int('minutes'), z.gte(5, 'minutes'), z.lte(720, 'minutes')),
  price,
  is_active: z.boolean(),
  in_wizard: z.boolean(),
  needs: equipment,
});
export type ServiceInput = z.infer<typeof serviceSchema>;

const services = table('services', {
  row: servicesRow,
  order: ['position', 'id'],
  input: (input: ServiceInput) => parseInput(serviceSchema, input),
});
/** The requests of services; inactive ones are listed too. @throws {DataError} as those of `table` do */
export const { list: listServices, edit: editService } = services;

/**
 * Adds a service under an id that never changes.
 * @throws {DataError} `conflict` when another service has the id, …
 */
export const addService = (
  { id, position }: Pick<Service, 'id' | 'position'>,
  input: ServiceInput,
): Promise<Service> => services.add(input, { id, position });

/** Moves a service in the order. @throws {DataError} as `editRow` does */
export const moveService = (read: Service, position: number): Promise<Service> =>
  editRow('services', servicesRow, read, { position });

/** A row of `bays`: a place for one vehicle. */
export type Bay = z.infer<typeof baysRow>;

export const baySchema = z.object({
  name: singleLineText(60),
  is_active: z.boolean(),
  equipment,
});
export type BayInput = z.infer<typeof baySchema>;

const bays = table('bays', {
  row: baysRow,
  order: ['id'],
  input: (input: BayInput) => parseInput(baySchema, input),
});
/**
 * The requests of bays; inactive ones are listed too.
 * @throws {DataError} as those of `table` do; `editBay`: `invalid` (`last_bay`: none active)
 */
export const { list: listBays, edit: editBay } = bays;

/** Adds a bay with a number from 1 to 99. @throws {DataError} `conflict` when another bay has the number, … */
export const addBay = (id: number, input: BayInput): Promise<Bay> => bays.add(input, { id });

export type Closure = z.infer<typeof closuresRow>;

export const closureSchema = z
  .object({
    first_day: z.iso.date('required'),
    last_day: z.iso.date('required'),
    is_partial: z.boolean(),
    closes: z.string(),
    reopens: z.string(),
    reason: optionalLine(200),
    reason_es: optionalLine(200),
  })
  .check(
    z.refine(({ first_day, last_day }) => first_day <= last_day, {
      error: 'lastDay',
      path: ['last_day'],
    }),
    z.refine(({ is_partial, closes }) => !is_partial || isTime(closes), {
      error: 'time',
      path: ['closes'],
    }),
    z.refine(
      ({ is_partial, closes, reopens }) => !is_partial || (isTime(reopens) && closes < reopens),
      { error: 'reopens', path: ['reopens'] },
    ),
  );
export type ClosureInput = z.infer<typeof closureSchema>;

/** Returns the columns of a closure. @throws {DataError} `invalid` */
export function closureColumns(input: ClosureInput) {
  const { is_partial, closes, reopens, ...rest } = parseInput(closureSchema, input);
  return { ...rest, closes: is_partial ? closes : null, reopens: is_partial ? reopens : null };
}

const closures = table('closures', {
  row: closuresRow,
  order: ['first_day', 'id'],
  input: closureColumns,
});
/** The requests of closures. @throws {DataError} as those of `table` do */
export const { add: addClosure, edit: editClosure, remove: removeClosure } = closures;

/** Lists the closures that end on this day or later, `2026-11-23`, by day. @throws {DataError} */
export const listClosures = (from: string): Promise<Closure[]> =>
  closures.find((rows) => rows.gte('last_day', from));
