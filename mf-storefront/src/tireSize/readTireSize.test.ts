import { emptyQuery, readQuery } from '../catalogue/catalogueQuery';
import { readTireSize } from './readTireSize';

test.each([
  ['225 65 17', { search: '225/65R17' }],
  ['245/40R19 98Y 275/35R19 100Y', { fits: ['245/40R19 98Y', '275/35R19 100Y'] }],
])('the catalogue reads the query of "%s"', (typed, expected) => {
  const size = readTireSize(typed);
  const query = 'query' in size ? size.query : '';
  expect(readQuery(new URLSearchParams(query))).toEqual({ ...emptyQuery, ...expected });
});

test.each(['225/65R17', '225 65 17', '2256517', '225-65-17', '225,65,17', '225/65 rin 17'])(
  '"%s" leads to the search for 225/65R17',
  (typed) => {
    expect(readTireSize(typed)).toEqual({ query: 'q=225%2F65R17' });
  },
);

test.each([
  ['P225/65R17', 'q=P225%2F65R17'],
  ['lt 265 70 17', 'q=LT265%2F70R17'],
  ['35x12.5r20', 'q=35X12.50R20'],
  ['225/65R17 102H', 'fits=225%2F65R17+102H'],
  ['225 65 17 (102 h)', 'fits=225%2F65R17+102H'],
  ['225/65R17 102', 'fits=225%2F65R17+102'],
  ['245/40R19 98Y and 275/35R19 100Y', 'fits=245%2F40R19+98Y&fits=275%2F35R19+100Y'],
  ['llantas 225/65R17', 'q=225%2F65R17'],
  ['4 tires 225/45R17', 'q=225%2F45R17'],
  ['LT265/70R17/E', 'q=LT265%2F70R17'],
  ['225/65zr17', 'q=225%2F65ZR17'],
  ['225/65R17 michelin', 'q=225%2F65R17+michelin'],
  ['225/65R17 102H usadas', 'fits=225%2F65R17+102H&q=usadas'],
  ['F 245/40R19 R 275/35R19', 'fits=245%2F40R19&fits=275%2F35R19'],
  ['front 245/40R19 rear 275/35R19', 'fits=245%2F40R19&fits=275%2F35R19'],
])('"%s" leads to %s', (typed, query) => {
  expect(readTireSize(typed)).toEqual({ query });
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['225', 'height'],
  ['225/65', 'rim'],
  ['225,65,', 'rim'],
  ['P225/65R', 'rim'],
  ['michelin', 'unknown'],
  ['17', 'unknown'],
  ['205/55R16 215/55R17 225/45R18', 'many'],
])('"%s" has the problem %s', (typed, problem) => {
  expect(readTireSize(typed)).toEqual({ problem });
});
