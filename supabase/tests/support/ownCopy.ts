/** The rows as objects of this realm: the engines live outside jest's, and deepEqual sees that. */
export const ownCopy = <Row>(rows: Row[]): Row[] => JSON.parse(JSON.stringify(rows)) as Row[];
