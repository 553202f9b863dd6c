/** @jest-environment node */
import { dataErrorKinds } from '../../shared-data/src/dataError';
import { en } from '../../shared-i18n/src/locales/en';
import { es } from '../../shared-i18n/src/locales/es';

// Data knows no dictionary, and the dictionary belongs to the shell: no type compares them.
test.each(Object.entries({ en, es }))(
  '%s has one sentence for each kind of error',
  (_, { errors }) => {
    expect(Object.keys(errors).sort()).toEqual([...dataErrorKinds].sort());
    expect(new Set(Object.values(errors)).size).toBe(dataErrorKinds.length);
  },
);
