interface Person {
  email: string;
  name: string;
}

/** What colleagues call a member of staff; until a name is set, `Tony Smith` for `tony.smith@…`. */
export const staffName = ({ email, name }: Person): string =>
  name ||
  (email.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') ||
  email;
