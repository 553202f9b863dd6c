/** An article's part of the address: its title in lower case with hyphens for spaces. */
export const articleSlug = (title: string) => title.trim().toLowerCase().replace(/\s+/g, '-');
