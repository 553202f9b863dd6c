import { finderMakes } from './makes';
import { enginesOf, genericEngines, genericModels, modelsOf } from './vehicleOptions';

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

test('names that every object inherits are not makes', () => {
  expect(modelsOf('')).toBe(genericModels);
  expect(enginesOf('Nobody', 'Nothing')).toBe(genericEngines);
});

test('whatever the finder offers leads to at least one model and one engine', () => {
  for (const make of finderMakes) {
    expect(modelsOf(make).length).toBeGreaterThan(0);
    for (const model of modelsOf(make)) expect(enginesOf(make, model).length).toBeGreaterThan(0);
  }
});
