/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { git } from '@shop/platform/machine/git';
import { root } from '@shop/platform/machine/paths';

/** Dialogs of staff who are signed in. All other passwords are typed where overrides never run. */
const SIGNED_IN = [
  'mf-admin/src/office/users/IdentityDialog.tsx',
  'mf-admin/src/office/users/OwnAccount.tsx',
];

test('who is not signed in types passwords on the sign-in page only, where no override runs', () => {
  const forms = git(root, 'ls-files', 'shell/*.tsx', 'mf-*.tsx').filter((file) =>
    /<PasswordField|type="password"/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  const elsewhere = forms.filter((file) => !file.startsWith('mf-admin/src/admin/login/'));
  expect(elsewhere).toEqual(SIGNED_IN);
  expect(forms.length).toBeGreaterThan(SIGNED_IN.length);
});
