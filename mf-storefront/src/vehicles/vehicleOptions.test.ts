import { finderMakes } from '@shop/shared-data/vehicle-makes';
import { enginesOf, genericEngines, genericModels, modelsOf, modelYears } from './vehicleOptions';

test('a make with listed models offers exactly those', () => {
  expect(modelsOf('Honda')).toEqual(['Civic', 'Accord', 'CR-V', 'Pilot', 'Odyssey']);
});

test('a make without listed models offers body styles', () => {
  expect(modelsOf('Ferrari')).toBe(genericModels);
});

test('a model with listed engines offers exactly those', () => {
  expect(enginesOf('Toyota', 'Camry')).toEqual(['2.5L I4', '2.5L I4 Hybrid', '3.5L V6']);
});

test('engines are generic for a body style and for a model of another make', () => {
  expect(enginesOf('Ferrari', 'coupe')).toBe(genericEngines);
  expect(enginesOf('Honda', 'Camry')).toBe(genericEngines);
});

test('unknown makes and models have the generic options', () => {
  expect(modelsOf('')).toBe(genericModels);
  expect(enginesOf('Unknown make', 'Unknown model')).toBe(genericEngines);
});

test('models and engines of the table are offered after listed ones and before generic ones', () => {
  const row = { from: 2012, front: '225/65R17 102H' };
  const table = [
    { ...row, make: 'Honda', model: 'Civic', engine: '2.0L I4' },
    { ...row, make: 'Honda', model: 'HR-V', engine: '1.8L I4' },
    { ...row, make: 'Ferrari', model: '296' },
    { ...row, make: 'Ferrari', model: '296' },
  ];
  expect(modelsOf('Honda', table)).toEqual(['Civic', 'Accord', 'CR-V', 'Pilot', 'Odyssey', 'HR-V']);
  expect(modelsOf('Ferrari', table)).toEqual(['296', ...genericModels]);
  expect(enginesOf('Honda', 'Civic', table)).toEqual(enginesOf('Honda', 'Civic'));
  expect(enginesOf('Honda', 'HR-V', table)).toEqual(['1.8L I4', ...genericEngines]);
  expect(enginesOf('Ferrari', '296', table)).toBe(genericEngines);
});

test('the table is read without regard to case', () => {
  const row = { from: 2012, front: '225/65R17 102H' };
  const table = [
    { ...row, make: 'toyota', model: 'camry', engine: '2.0L I4' },
    { ...row, make: 'TOYOTA', model: 'Camry', engine: '2.5l i4' },
    { ...row, make: 'Toyota', model: 'CELICA' },
    { ...row, make: 'Toyota', model: 'Celica' },
  ];
  expect(modelsOf('Toyota', table)).toEqual([...modelsOf('Toyota'), 'CELICA']);
  expect(enginesOf('Toyota', 'Camry', table)).toEqual([...enginesOf('Toyota', 'Camry'), '2.0L I4']);
});

test('every make offers at least one model, and every model at least one engine', () => {
  for (const make of finderMakes) {
    expect(modelsOf(make).length).toBeGreaterThan(0);
    for (const model of modelsOf(make)) expect(enginesOf(make, model).length).toBeGreaterThan(0);
  }
});

test('the finder offers 30 years from 2025 down', () => {
  expect(modelYears).toHaveLength(30);
  expect(modelYears[0]).toBe('2025');
  expect(modelYears[1]).toBe('2024');
  expect(modelYears.at(-1)).toBe('1996');
});
