/** What a page asks the shop for: the message form opens with it. */
export interface MessageRequest {
  /** `2016 Honda Odyssey` */
  vehicle?: string;
  /** `235/65R17`, or several. */
  size?: string;
  quantity?: string;
  /** What was searched for. */
  search?: string;
  /** A day on which no time can be booked online: `2026-11-28`. */
  day?: string;
}

const NAMES = ['vehicle', 'size', 'quantity', 'search', 'day'] as const;
const DAY = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const LONGEST = 100;

/** Writes a request as the query of an address; empty parts are left out. */
export function writeMessageRequest(request: MessageRequest): string {
  const query = new URLSearchParams();
  for (const name of NAMES) if (request[name]) query.set(name, request[name]);
  return query.toString();
}

/** Parses the query of an address, which may come from anywhere: malformed and long parts are left out. */
export function readMessageRequest(search: string): MessageRequest {
  const query = new URLSearchParams(search);
  const parts = NAMES.map((name) => [name, query.get(name) ?? ''] as const).filter(
    ([name, value]) => value && value.length <= LONGEST && (name !== 'day' || DAY.test(value)),
  );
  return Object.fromEntries(parts);
}
