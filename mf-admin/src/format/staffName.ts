/** The name of a member of staff, who is known by the e-mail address of the account: `Tony Smith` for `tony.smith@…`. */
export const staffName = (email: string): string =>
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || email;
