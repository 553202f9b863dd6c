import { vehicleTires } from '../../testSupport/rows';
import { otherSizes, unmatchedOriginalTires } from './tireAdvice';

const tire = (size: string, load_index: number | null = 102, speed_rating = 'H') => ({
  size,
  load_index,
  speed_rating,
});
const jeep = { make: 'Jeep', first_year: 2014, last_year: 2023 };
const table = [
  vehicleTires({ ...jeep, model: 'Cherokee', size: '225/60R18', load_index: 100 }),
  vehicleTires({ ...jeep, model: 'Grand Cherokee', size: '265/60R18', load_index: 110 }),
  vehicleTires({ make: 'BMW', model: '3 Series', first_year: 2012, last_year: null }),
];

test.each([
  ['another size', '2018 Jeep Cherokee', tire('205/55R16'), ['225/60R18 100H']],
  ['the same size', '2018 Jeep Cherokee', tire('225/60R18'), []],
  ['the same size, written for passenger cars', '2018 Jeep Cherokee', tire('P225/60R18'), []],
  ['a lower load index', '2018 Jeep Cherokee', tire('225/60R18', 99), ['225/60R18 100H']],
  ['a lower speed', '2018 Jeep Cherokee', tire('225/60R18', 102, 'T'), ['225/60R18 100H']],
  ['the same size, written for high speeds', '2018 Jeep Cherokee', tire('225/60ZR18'), []],
  ['unknown load and speed', '2018 Jeep Cherokee', tire('225/60R18', null, ''), ['225/60R18 100H']],
  ['a longer model', '2018 jeep grand  cherokee', tire('225/60R18'), ['265/60R18 110H']],
  ['no make', 'grand cherokee 2018', tire('225/60R18'), ['265/60R18 110H']],
  ['no year', 'Cherokee', tire('205/55R16'), ['225/60R18 100H']],
  ['another year', '2010 Jeep Cherokee', tire('205/55R16'), []],
  ['an unknown vehicle', 'Lada Niva', tire('205/55R16'), []],
  ['no vehicle', '', tire('205/55R16'), []],
  ['a tire without size', '2018 Jeep Cherokee', tire(''), []],
])('original tires with %s', (_, vehicle, chosen, expected) => {
  expect(unmatchedOriginalTires(chosen, vehicle, table)).toEqual(expected);
});

test.each([
  ['none', [], []],
  ['one of the same size', ['P225/60ZR18', '205/55R16'], []],
  ['other sizes, each once', ['205/55R16', '', '205/55R16'], ['205/55R16']],
])('other sizes of a booking with %s', (_, held, expected) => {
  expect(otherSizes(tire('225/60R18'), held)).toEqual(expected);
});
