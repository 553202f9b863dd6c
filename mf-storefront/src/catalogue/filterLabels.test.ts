import { productCategories } from '@shop/shared-data';
import { departments } from './departments';
import { titleFromSlug, traitLabel, translatedTraits } from './filterLabels';
import { en } from './locales/en';

const departmentKeys = departments.map(({ id }) => `all-${id}`);
const labelOf = (trait: string) => traitLabel(trait, (key) => `translated ${key}`);

test('the locales have one label per category and condition', () => {
  expect(Object.keys(en.labels).sort()).toEqual(
    [...departmentKeys, ...translatedTraits, 'new-part', 'used-part'].sort(),
  );
});

test('the locales have one introduction per category page', () => {
  const pages = departments.flatMap(({ categories }) => categories.slice(1));
  expect(Object.keys(en.intros).sort()).toEqual([...departmentKeys, ...pages].sort());
});

test.each(productCategories)('the catalogue translates %s, a category of staff', (category) => {
  expect(labelOf(category)).toBe(`translated labels.${category}`);
});

test('the condition of a part has a label of its own', () => {
  const ofPart = (trait: string) => traitLabel(trait, (key) => key, 'parts');
  expect(['new', 'used', 'filters'].map(ofPart)).toEqual([
    'labels.new-part',
    'labels.used-part',
    'labels.filters',
  ]);
});

test.each([
  ['tractor-tires', 'Tractor Tires'],
  ['Mobil 1', 'Mobil 1'],
  ['toString', 'toString'],
  ['all', 'all'],
])('the unknown trait %s is shown as %s', (trait, label) => {
  expect(labelOf(trait)).toBe(label);
});

test.each([
  ['brake-parts', 'Brake Parts'],
  ['filters', 'Filters'],
  ['transmission-parts', 'Transmission Parts'],
  ['', ''],
  ['-odd--one-', 'Odd One'],
])('the slug %s has the title %s', (slug, title) => {
  expect(titleFromSlug(slug)).toBe(title);
});
