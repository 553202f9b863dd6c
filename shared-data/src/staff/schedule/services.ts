import * as z from 'zod/mini';
import { allRows } from '../../allRows';
import { optionalText, singleLineText } from '../../fields';
import { parseInput } from '../../parseInput';
import { parseQuery } from '../../runQuery';
import { editRow, type RowVersion } from '../editRow';
import { price } from '../price';
import { staffClient } from '../staffClient';
import { equipment } from './equipment';

const serviceRow = z.object({
  /** The name in addresses and requests: `oil-change`. */
  id: z.string(),
  name: z.string(),
  name_es: z.string(),
  description: z.string(),
  description_es: z.string(),
  minutes: z.number(),
  price: z.number(),
  position: z.number(),
  /** False: it can no longer be booked. */
  is_active: z.boolean(),
  /** False: only staff can book it. */
  in_wizard: z.boolean(),
  /** The equipment that its bay must have. */
  needs: z.array(z.string()),
  updated_at: z.string(),
});
export type Service = z.infer<typeof serviceRow>;

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

/** Lists all services in their order, the inactive ones too. @throws {DataError} */
export const listServices = (): Promise<Service[]> =>
  allRows(
    (from, to) =>
      staffClient()
        .from('services')
        .select('*', { count: 'exact' })
        .order('position')
        .order('id')
        .range(from, to),
    serviceRow,
  );

/**
 * Adds a service under an id that never changes.
 * @throws {DataError} `conflict` when another service has the id, …
 */
export const addService = (
  { id, position }: Pick<Service, 'id' | 'position'>,
  input: ServiceInput,
): Promise<Service> =>
  parseQuery(
    staffClient()
      .from('services')
      .insert({ id, position, ...parseInput(serviceSchema, input) })
      .select()
      .single(),
    serviceRow,
  );

/** Changes a service if it is unchanged since it was read. @throws {DataError} `conflict`, `forbidden`, … */
export const editService = (read: RowVersion, input: ServiceInput): Promise<Service> =>
  editRow({
    table: 'services',
    read,
    changes: parseInput(serviceSchema, input),
    row: serviceRow,
  });

/**
 * Moves a service in the order, if it is unchanged since it was read.
 * @throws {DataError} `conflict`, `forbidden`, …
 */
export const moveService = (read: RowVersion, position: number): Promise<Service> =>
  editRow({ table: 'services', read, changes: { position }, row: serviceRow });
