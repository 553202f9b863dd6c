/** @jest-environment @shop/mf-admin/src/testSupport/backendEnvironment.cjs */
import { readdirSync, readFileSync } from 'node:fs';
import { otherForms, savingForms } from '../../testSupport/savingForms';
import { testSavingForms } from '../../testSupport/testSavingForms';

const ROOT = 'mf-admin/src/';
const HAS_FORM =
  /\b(useResourceForm|useSave|useSchemaForm|useForm)[<(]|<(form|ResourceDialog|ResourcePage|RowField)\b/;

test('no file with a form is left out', () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .filter((file) => !/^(kit\/(?!pictures\/)|testSupport\/)|\.(test|proof)\.tsx?$/.test(file));
  const found = files.filter((file) => HAS_FORM.test(readFileSync(ROOT + file, 'utf8')));
  const known = [...savingForms.map(({ file }) => file), ...Object.keys(otherForms)];
  expect(found.sort()).toEqual(known.sort());
});

// All of it is in savingForms.proof.tsx.
testSavingForms(['another session saved another value: both are shown, and mine is kept']);
