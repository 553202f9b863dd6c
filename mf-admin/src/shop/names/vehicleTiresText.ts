import type { VehicleTires } from '@shop/shared-data/staff';
import { formatTireMarking } from '@shop/shared-data/tire-marking';

/** `Toyota RAV4` */
export const vehicleName = ({ make, model }: VehicleTires) => `${make} ${model}`;

/** The tires as on the sidewall; the rear is empty where it does not differ. */
export const markingsOf = (row: VehicleTires) => ({
  front: formatTireMarking(row),
  rear:
    row.rear_load_index === null
      ? ''
      : formatTireMarking({
          size: row.rear_size,
          load_index: row.rear_load_index,
          speed_rating: row.rear_speed_rating,
        }),
});

/** Distinguishes a row in the names of its buttons: `Toyota RAV4, 225/65R17 102H`. */
export const tiresName = (row: VehicleTires) => `${vehicleName(row)}, ${markingsOf(row).front}`;
