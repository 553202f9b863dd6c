/** The labels of the two pictures of a job. */
export const en = { before: 'Before', after: 'After' };
