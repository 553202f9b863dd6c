/** Runs one statement as the role publisher, in any session. */
export type RunAsPublisher = <Row>(sql: string, parameters?: unknown[]) => Promise<Row[]>;
