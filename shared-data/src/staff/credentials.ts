import * as z from 'zod/mini';
import { email } from '../fields';

const password = z
  .string('required')
  .check(z.minLength(1, { error: 'required', abort: true }), z.minLength(6, 'passwordLength'));

export const credentialsSchema = z.object({ email, password });
export type Credentials = z.infer<typeof credentialsSchema>;

/** The code is that of the second factor; empty where the account has none. */
export const identitySchema = z.object({
  password,
  code: z.string().check(z.overwrite((text) => text.replace(/\s/g, ''))),
});

export const newPasswordSchema = z.extend(identitySchema, { newPassword: password });

export const newEmailSchema = z.extend(identitySchema, { email });

export const recoverySchema = z.object({ email });

/** It does not check that the passwords match: as specified, the page shows that as a notification. */
export const signUpSchema = z.extend(credentialsSchema, { confirmPassword: password });
export type SignUp = z.infer<typeof signUpSchema>;
