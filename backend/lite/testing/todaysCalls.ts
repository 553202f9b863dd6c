import { type Call, functionOf, recordedCalls } from './recordedCalls';

type Fields = Record<string, unknown>;
type Answer = Call['answers'][number];

const ONE_VALUE = { 'content-range': '0-0/*' };

const without = (names: string[]) => (row: unknown) =>
  typeof row === 'object' && row !== null
    ? Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
    : row;
const ofEach = (change: (item: unknown) => unknown) => (body: unknown) =>
  (body as unknown[]).map(change);

/** Writes to bookings as the service role, without a function. */
const serviceWrites = (name: string, filter: string, body: Fields, rows: number): Call => ({
  name,
  request: {
    ...{ method: 'PATCH', path: `/bookings?${filter}&select=id` },
    ...{ prefer: 'return=representation', body },
  },
  answers: [
    {
      ...{ roles: ['service'], status: 200 },
      headers: {
        'content-range': `0-${rows - 1}/*`,
        'preference-applied': 'return=representation',
      },
      body: Array(rows).fill({ id: '<uuid>' }),
    },
  ],
});

const UNSEEN = { seen: null, succeeded: null, failed: null, reason: '', waits: '<time>' };
const SECRET = ['idempotency_key', 'cancel_token_hash', 'network'];

/** Bookings have these fields too, in lists and within other answers. */
const bookingsWith =
  (fields: Fields) =>
  (body: unknown): unknown => {
    if (Array.isArray(body)) return body.map(bookingsWith(fields));
    if (typeof body !== 'object' || body === null) return body;
    if ('reference' in body) return { ...body, ...fields };
    return 'bookings' in body ? { ...body, bookings: bookingsWith(fields)(body.bookings) } : body;
  };

interface Change {
  /** A row of the second table of the docs. */
  what: string;
  issue: string;
  /** The functions, by their recorded names. */
  of: string[];
  /** The function of today. */
  to?: string;
  /** The arguments of today. */
  sends?: (body: Fields) => Fields;
  /** The body of today's success. */
  answers?: (body: unknown) => unknown;
  isOneValue?: true;
  /** Today's answer, where success or refusal is another one. */
  result?: (answer: Answer) => Answer;
  /** What is sent in place of a call that has no successor; null for nothing. */
  instead?: (call: Call) => Call | null;
}

/** What issues have changed since the recording, in the order of the changes. */
export const CHANGES: Change[] = [
  {
    what: '`book_with_tires` is `book_appointment`',
    issue: '55, point 1',
    of: ['book_with_tires'],
    to: 'book_appointment',
  },
  {
    what: '`book_appointment` returns `tires`',
    issue: '55, point 1',
    of: ['book_appointment'],
    answers: (body) => ({ tires: [], ...(body as Fields) }),
  },
  {
    what: '`consent_to_texts` is an argument of `book_appointment`',
    issue: '55, point 1',
    of: ['consent_to_texts'],
    // Later answers have the consent of the visitor whose appointment is at eleven.
    instead: ({ name }) =>
      name === 'consent'
        ? serviceWrites(name, 'requested_slot=eq.11:00', { sms_consent: '2026-11-28T01:00:00Z' }, 1)
        : null,
  },
  {
    what: '`flood_bookings` is a filter of `search_bookings`',
    issue: '55, point 5',
    of: ['flood_bookings'],
    to: 'search_bookings',
    sends: () => ({ p_text: 'of no booking', p_recent: true }),
  },
  {
    what: '`cancel_bookings` takes versions and whether customers are written to, and returns how',
    issue: '55, point 5',
    of: ['cancel_bookings'],
    sends: () => ({ p_bookings: [], p_with_messages: false }),
    answers: ofEach((row) => ({ ...(row as Fields), problem: null, channels: [] })),
  },
  {
    what: '`restore_bookings` takes whether customers are written to, and returns how',
    issue: '55, point 5',
    of: ['restore_bookings'],
    sends: (body) => ({ ...body, p_with_messages: false }),
    answers: ofEach((id) => ({ id, problem: null, channels: ['email'] })),
  },
  {
    what: '`delivery_state` is a part of `work_state`',
    issue: '57, point 5',
    of: ['delivery_state'],
    to: 'work_state',
    answers: () => ({
      now: '<time>',
      publishing: { ...UNSEEN, holder: '' },
      messages: { ...UNSEEN, keeps: false },
      unpublished: '<list>',
      published: '<list>',
    }),
  },
  {
    what: 'lists are one JSON value, whose range is `0-0/*`',
    issue: '58, point 10',
    of: [
      ...['bookings_outside', 'bookings_to_call', 'cancel_bookings', 'edit_products'],
      ...['flood_bookings', 'import_products', 'list_sent', 'picture_uses', 'restore_bookings'],
      ...['save_settings', 'search_bookings', 'start_times', 'unused_pictures'],
    ],
    isOneValue: true,
  },
  {
    what: 'bookings for staff have no secret columns',
    issue: '58, point 11',
    of: ['search_bookings'],
    answers: ofEach(without(SECRET)),
  },
  {
    what: '`book_for_caller` and `place_in_bay` return one object, without secret columns',
    issue: '58, point 11',
    of: ['book_for_caller', 'place_in_bay'],
    answers: (body) => without(SECRET)((body as unknown[])[0]),
  },
  {
    what: '`customer_history` returns bookings without `moment`',
    issue: '58, point 11',
    of: ['customer_history'],
    answers: (body) => ({
      ...(body as Fields),
      bookings: ofEach(without(['moment']))((body as Fields)['bookings']),
    }),
  },
  {
    what: 'bookings for staff have `moved_from` and `is_sample`',
    issue: '60, point 6, and 65, point 1',
    of: ['search_bookings', 'book_for_caller', 'place_in_bay', 'customer_history'],
    answers: bookingsWith({ moved_from: null, is_sample: false }),
  },
  {
    what: 'bookings for staff have `prices`',
    issue: '63, point 3',
    of: ['search_bookings', 'book_for_caller', 'place_in_bay', 'customer_history'],
    answers: bookingsWith({ prices: '<list>' }),
  },
  {
    what: 'bookings for visitors have `total`',
    issue: '63, point 3',
    of: [
      ...['book_appointment', 'booking_by_token', 'move_booking', 'set_reminders'],
      ...['cancel_booking', 'book_with_tires'],
    ],
    answers: bookingsWith({ total: '<text>' }),
  },
  {
    what: '`publish_drafts` publishes each draft by itself, and returns the others',
    issue: '63, point 2',
    of: ['publish_drafts'],
    result: ({ roles, status, ...answer }) => {
      if (status !== 204 && status !== 409) return { roles, status, ...answer };
      const body = status === 409 ? ['<uuid>'] : [];
      return { roles, status: 200, headers: ONE_VALUE, body };
    },
  },
];

function changed(call: Call, change: Change): Call {
  const { request } = call;
  const { to, sends, answers, isOneValue, result } = change;
  const [of = ''] = change.of;
  const body = sends ? sends(request.body as Fields) : request.body;
  return {
    ...call,
    request: { ...request, path: to ? request.path.replace(of, to) : request.path, body },
    answers: call.answers.map((answer) => {
      if (result) return result(answer);
      if (answer.status !== 200) return to ? renamed(answer, of, to) : answer;
      return {
        ...answer,
        ...(isOneValue && { headers: ONE_VALUE }),
        ...(answers && { body: answers(answer.body) }),
      };
    }),
  };
}

/** A refusal names the function. */
function renamed<Kind>(answer: Kind, earlier: string, to: string): Kind {
  return JSON.parse(JSON.stringify(answer).replaceAll(earlier, to)) as Kind;
}

const HOLD = '0c8c0e8e-52a4-4c5e-9d0f-6a1f2b3c4d5e';
const FAR_AHEAD = { p_starts: '2031-03-03T15:00:00Z', p_ends: '2031-03-03T16:00:00Z' };
const NO_VISITS = { moved: [], left: [] };

/** What the recording has no success of: newer functions, and those that were refused only. */
const ADDED: Call[] = [
  {
    name: 'an open invitation',
    request: { method: 'POST', path: '/rpc/invitation_state', body: { p_token: '<token>' } },
    answers: [{ roles: ['anon'], status: 200, headers: ONE_VALUE, body: 'open' }],
  },
  {
    name: 'an invitation of no token',
    request: { method: 'POST', path: '/rpc/invitation_state', body: { p_token: 'nothing' } },
    answers: [{ roles: ['anon'], status: 200, headers: ONE_VALUE, body: null }],
  },
  {
    name: 'rename, of caller',
    request: {
      method: 'POST',
      path: '/rpc/rename_customer',
      body: { p_id: '<uuid>', p_updated_at: '<time>', p_name: 'Caller' },
    },
    // The columns of a booking are compared in the answer of `place_in_bay`.
    answers: [{ roles: ['administrator'], status: 200, headers: ONE_VALUE, body: '<booking>' }],
  },
  serviceWrites('close', 'name=eq.Caller&status=eq.confirmed', { status: 'cancelled' }, 2),
  {
    name: 'forget, of caller',
    request: { method: 'POST', path: '/rpc/forget_customer', body: { p_booking: '<uuid>' } },
    answers: [{ roles: ['administrator'], status: 204, headers: ONE_VALUE }],
  },
  {
    name: 'who leaves a bay',
    request: { method: 'POST', path: '/rpc/propose_moves', body: { p_bay: 1, ...FAR_AHEAD } },
    answers: [{ roles: ['administrator'], status: 200, headers: ONE_VALUE, body: [] }],
  },
  {
    name: 'what a new shop still has to do',
    request: { method: 'POST', path: '/rpc/open_steps', body: {} },
    answers: [{ roles: ['administrator'], status: 200, headers: ONE_VALUE, body: '<list>' }],
  },
  {
    name: 'a step that is fine as it is',
    request: { method: 'POST', path: '/rpc/check_step', body: { p_step: 'story' } },
    answers: [{ roles: ['administrator'], status: 204, headers: ONE_VALUE }],
  },
  {
    name: 'a hold over visits',
    request: {
      ...{ method: 'POST', path: '/rpc/hold_anyway' },
      body: { p_id: HOLD, p_bay: 1, ...FAR_AHEAD, p_reason: '', p_moves: [] },
    },
    answers: [{ roles: ['administrator'], status: 200, headers: ONE_VALUE, body: NO_VISITS }],
  },
  {
    name: 'the end of that hold',
    request: { method: 'POST', path: '/rpc/move_visits', body: { p_moves: [], p_hold: HOLD } },
    answers: [{ roles: ['administrator'], status: 200, headers: ONE_VALUE, body: NO_VISITS }],
  },
  {
    name: 'the end of the samples',
    request: { method: 'POST', path: '/rpc/delete_samples', body: {} },
    answers: [{ roles: ['administrator'], status: 204, headers: ONE_VALUE }],
  },
];

/**
 * The recorded calls as issues have changed them, and the added ones, in the order of the recording:
 * each meets what the ones before it have written.
 */
export function todaysCalls(): Call[] {
  const today = recordedCalls().flatMap((call) => {
    const changes = CHANGES.filter(({ of }) => of.includes(functionOf(call) ?? ''));
    const { instead } = changes.find((change) => change.instead) ?? {};
    return instead ? (instead(call) ?? []) : changes.reduce(changed, call);
  });
  return [...today, ...ADDED];
}
