/** The state of the vehicle finder; an empty string means not chosen yet. */
export interface VehicleSelection {
  year: string;
  make: string;
  model: string;
  engine: string;
}
export type VehicleField = keyof VehicleSelection;

/** The order of the fields; each is enabled once the one before it is chosen. */
export const vehicleFields = ['year', 'make', 'model', 'engine'] as const;

export const emptyVehicle: VehicleSelection = { year: '', make: '', model: '', engine: '' };

/**
 * A new make clears model and engine, a new model the engine. A new year changes nothing else, because people correct
 * the year of the same car.
 */
export function chooseVehicle(
  selection: VehicleSelection,
  { field, value }: { field: VehicleField; value: string },
): VehicleSelection {
  if (selection[field] === value) return selection;
  switch (field) {
    case 'year':
      return value ? { ...selection, year: value } : emptyVehicle;
    case 'make':
      return { year: selection.year, make: value, model: '', engine: '' };
    case 'model':
      return { ...selection, model: value, engine: '' };
    case 'engine':
      return { ...selection, engine: value };
  }
}

export function isFieldOpen(selection: VehicleSelection, field: VehicleField): boolean {
  return vehicleFields
    .slice(0, vehicleFields.indexOf(field))
    .every((earlier) => selection[earlier] !== '');
}

export function isVehicleComplete(selection: VehicleSelection): boolean {
  return vehicleFields.every((field) => selection[field] !== '');
}
