import * as z from 'zod/mini';
import { email } from '../fields';

const password = z
  .string('required')
  .check(z.minLength(1, { error: 'required', abort: true }), z.minLength(6, 'passwordLength'));

/** The sign-in form. */
export const credentialsSchema = z.object({ email, password });
export type Credentials = z.infer<typeof credentialsSchema>;

/** The form that asks for the password again; the code is that of the second factor, if there is one. */
export const identitySchema = z.object({
  password,
  code: z.string().check(z.overwrite((text) => text.replace(/\s/g, ''))),
});

/** The form for another password. */
export const newPasswordSchema = z.extend(identitySchema, { newPassword: password });

/** The form for another e-mail address. */
export const newEmailSchema = z.extend(identitySchema, { email });

/** The form for a forgotten password. */
export const recoverySchema = z.object({ email });

/**
 * The sign-up form. It does not check that the passwords match: as specified, the page shows that as
 * a notification.
 */
export const signUpSchema = z.extend(credentialsSchema, { confirmPassword: password });
export type SignUp = z.infer<typeof signUpSchema>;
