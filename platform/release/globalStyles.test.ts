/** @jest-environment node */
import { globalSelectors } from './globalStyles';

const found = (css: string) => globalSelectors(css, 'mf-van');

test.each([
  '.mf-van-card { color: red }',
  '.mf-van-card > h2, .mf-van-card::before, .mf-van-card:hover .icon { color: red }',
  '@layer components { @media print { .mf-van-card { display: none } } }',
  ':is(.mf-van-card, .mf-van-list) a { color: red }',
  '[dir="rtl"] .mf-van-card { margin: 0 }',
  '.mf-van-card { & a { color: red } }',
  '@keyframes mf-van-spin { from { opacity: 0 } 50% { opacity: 1 } }',
  '@font-face { font-family: "mf-van Display"; src: url(x.woff2) }',
  '@font-face { src: url(x.woff2); font-family: mf-van-display }',
  '@supports (display: grid) { .mf-van-card { display: grid } }',
])('accepts %s', (css) => {
  expect(found(css)).toEqual([]);
});

test.each([
  ['header { display: none }', ['header']],
  ['*, .mf-van-card { margin: 0 }', ['*']],
  [':root { --accent: red }', [':root']],
  ['.mf-booking-step { color: red }', ['.mf-booking-step']],
  ['body:has(.mf-van-card) header { display: none }', ['body:has(.mf-van-card) header']],
  ['main:not(.mf-van-card) { margin: 0 }', ['main:not(.mf-van-card)']],
  [':is(.mf-van-card, footer) { margin: 0 }', [':is(.mf-van-card, footer)']],
  ['@media print { footer { display: none } }', ['footer']],
  [
    '@font-face { font-family: Inter; src: url(x.woff2) }',
    ['@font-face Inter, whose name has to begin with mf-van'],
  ],
  ['@page { margin: 0 }', ['@page']],
  ['@keyframes spin { to { opacity: 0 } }', ['@keyframes spin']],
])('finds what %s changes outside the remote', (css, selectors) => {
  expect(found(css)).toEqual(selectors);
});
