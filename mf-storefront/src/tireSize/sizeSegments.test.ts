import { findSegments } from './sizeSegments';

test.each([
  ['', []],
  ['22', []],
  ['225', ['width']],
  ['225/6', ['width']],
  ['225/65', ['width', 'height']],
  ['225/65R1', ['width', 'height']],
  ['225/65R17', ['width', 'height', 'rim']],
  ['225 65 17', ['width', 'height', 'rim']],
  ['2256517', ['width', 'height', 'rim']],
  ['225/65 rin 17', ['width', 'height', 'rim']],
  ['llantas LT265/70zr17', ['width', 'height', 'rim']],
  ['225/65R17 1', ['width', 'height', 'rim']],
  ['p225/65r17 102h', ['width', 'height', 'rim', 'service']],
  ['225/65R17 XL (102 H)', ['width', 'height', 'rim', 'service']],
  ['245/40R19 275/35R19', ['width', 'height', 'rim']],
  ['35x12.50R20', []],
  ['michelin', []],
])('"%s" has the parts %j', (typed, parts) => {
  expect([...findSegments(typed)]).toEqual(parts);
});
