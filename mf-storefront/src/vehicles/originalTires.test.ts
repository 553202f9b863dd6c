import { originalTires } from './originalTires';

const table = [
  { make: 'BMW', model: '3 Series', from: 2012, to: 2018, front: '225/50R17 94H', example: true },
  {
    ...{ make: 'BMW', model: '3 Series', from: 2012 },
    ...{ front: '225/45R18 95Y', rear: '255/40R18 99Y' },
  },
  { make: 'BMW', model: 'X5', engine: '4.4L V8', from: 2014, front: '275/45R20 110Y' },
  { make: 'BMW', model: 'X5', from: 2014, front: '255/55R18 109H' },
] as const;
const bmw = (model: string, year: string, engine = '') =>
  originalTires(table, { make: 'BMW', model, year, engine });
const wide = { front: '225/45R18 95Y', rear: '255/40R18 99Y', isExample: false };

test('returns the tires of the model and year; front and rear may differ', () => {
  const narrow = { front: '225/50R17 94H', isExample: true };
  expect(bmw('3 Series', '2012')).toEqual([narrow, wide]);
  expect(bmw('3 Series', '2018')).toEqual([narrow, wide]);
  expect(bmw('3 Series', '2019')).toEqual([wide]);
  expect(bmw('3 Series', '2011')).toEqual([]);
  expect(bmw('5 Series', '2018')).toEqual([]);
});

test('the tires of an engine replace those of every engine, in any letter case', () => {
  const fronts = (engine: string) => bmw('x5', '2020', engine).map(({ front }) => front);
  expect(fronts('4.4l v8')).toEqual(['275/45R20 110Y']);
  expect(fronts('3.0L I6')).toEqual(['255/55R18 109H']);
});
