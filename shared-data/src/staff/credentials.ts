import * as z from 'zod/mini';
import { email } from '../fields';

const password = z
  .string('required')
  .check(z.minLength(1, { error: 'required', abort: true }), z.minLength(6, 'passwordLength'));

/** The sign-in form. */
export const credentialsSchema = z.object({ email, password });
export type Credentials = z.infer<typeof credentialsSchema>;

/**
 * The sign-up form. It does not check that the passwords match: as specified, the page shows that as
 * a notification.
 */
export const signUpSchema = z.extend(credentialsSchema, { confirmPassword: password });
export type SignUp = z.infer<typeof signUpSchema>;
