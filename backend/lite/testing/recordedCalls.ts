import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Role = 'anon' | 'authenticated' | 'administrator' | 'service';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface Call {
  name: string;
  request: { method: string; path: string; prefer?: string; accept?: string; body?: unknown };
  /** Each with the roles that were answered so, in the order in which they asked. */
  answers: (Answer & { roles: Role[] })[];
}

/** The function that a call names; undefined for a table. */
export const functionOf = ({ request }: Pick<Call, 'request'>): string | undefined =>
  /^\/rpc\/(\w+)/.exec(request.path)?.[1];

const FILE = path.resolve('backend/lite/testing/restAnswers.json');
/** Returns the calls as they were recorded, in their order: each meets what the ones before it have written. */
export const recordedCalls = (): Call[] =>
  (JSON.parse(readFileSync(FILE, 'utf8')) as { calls: Call[] }).calls;
