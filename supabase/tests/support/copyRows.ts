/**
 * Copies rows into objects of this realm: the engines run outside that of jest, and deepEqual
 * compares prototypes.
 */
export const copyRows = <Row>(rows: Row[]): Row[] => JSON.parse(JSON.stringify(rows)) as Row[];
