import {
  chooseVehicle,
  emptyVehicle,
  isFieldOpen,
  isVehicleComplete,
  vehicleFields,
} from './vehicleSelection';

const camry = { year: '2020', make: 'Toyota', model: 'Camry', engine: '2.5L I4' };

test('at first only the year is enabled', () => {
  expect(vehicleFields.filter((field) => isFieldOpen(emptyVehicle, field))).toEqual(['year']);
});

test.each([
  [{ ...emptyVehicle, year: '2020' }, ['year', 'make']],
  [{ ...emptyVehicle, year: '2020', make: 'Toyota' }, ['year', 'make', 'model']],
  [{ ...camry, engine: '' }, ['year', 'make', 'model', 'engine']],
])('each choice enables the next field: %o', (selection, open) => {
  expect(vehicleFields.filter((field) => isFieldOpen(selection, field))).toEqual(open);
});

test('a new make clears model and engine and preserves the year', () => {
  expect(chooseVehicle(camry, { field: 'make', value: 'Honda' })).toEqual({
    year: '2020',
    make: 'Honda',
    model: '',
    engine: '',
  });
});

test('a new model clears the engine only', () => {
  expect(chooseVehicle(camry, { field: 'model', value: 'RAV4' })).toEqual({
    ...camry,
    model: 'RAV4',
    engine: '',
  });
});

test('a new year or engine preserves the other fields', () => {
  expect(chooseVehicle(camry, { field: 'year', value: '2021' })).toEqual({
    ...camry,
    year: '2021',
  });
  expect(chooseVehicle(camry, { field: 'engine', value: '3.5L V6' })).toEqual({
    ...camry,
    engine: '3.5L V6',
  });
});

test('clearing the year clears every field', () => {
  expect(chooseVehicle(camry, { field: 'year', value: '' })).toEqual(emptyVehicle);
});

test('choosing the current value returns the same selection', () => {
  expect(chooseVehicle(camry, { field: 'make', value: 'Toyota' })).toBe(camry);
});

test('the selection is complete only when all four fields are chosen', () => {
  expect(isVehicleComplete(camry)).toBe(true);
  for (const field of vehicleFields) {
    expect(isVehicleComplete({ ...camry, [field]: '' })).toBe(false);
  }
});
