/** Compares names of vehicles as the database does: without regard to case. */
export const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
