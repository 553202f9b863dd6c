import { z } from 'zod';
import { isUpload } from './forwardedPaths';

const LONGEST_EMAIL = 255;
const LARGEST_METADATA = 4096;
const DEEPEST_BODY = 16;

const INVALID_EMAIL = 'Unable to validate email address: invalid format';
/** Without spaces, and without characters that no one can read or type. */
const EMAIL = /^[^@\s\p{C}]+@[^@\s\p{C}]+$/u;

const text = z.string().nullish();
const isSmall = (data: object | null | undefined) =>
  JSON.stringify(data ?? {}).length <= LARGEST_METADATA;

/** lite decides which fields a request needs. */
const fields = z.object(
  {
    email: z
      .string(INVALID_EMAIL)
      .max(LONGEST_EMAIL, INVALID_EMAIL)
      .regex(EMAIL, INVALID_EMAIL)
      .optional(),
    password: z.string().optional(),
    // Each access token contains it, and a token has to fit into a header.
    data: z.record(z.string(), z.unknown()).nullish().refine(isSmall, 'must be smaller than 4 kB'),
    phone: text,
    nonce: text,
    refresh_token: text,
    type: text,
    token: text,
    token_hash: text,
    redirect_to: text,
    auth_code: text,
    code_verifier: text,
    code_challenge: text,
    code_challenge_method: text,
  },
  'The body must be a JSON object.',
);

/** Names that would change the prototype of an object to which they are copied. */
const PROTOTYPE_NAMES = ['__proto__', 'constructor', 'prototype'];
/** PostgreSQL stores neither NUL nor one half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

function findMistake(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string' && UNSTORABLE.test(value)) {
    return 'The body contains a character that cannot be stored.';
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST_BODY) return 'The body is nested too deeply.';
  for (const [name, item] of Object.entries(value)) {
    if (PROTOTYPE_NAMES.includes(name)) return `The body must not contain the field ${name}.`;
    const mistake = findMistake(name) ?? findMistake(item, depth + 1);
    if (mistake) return mistake;
  }
  return undefined;
}

const describeType = (issue: z.core.$ZodRawIssue) =>
  issue.code === 'invalid_type'
    ? `must be of the type ${issue.expected === 'record' ? 'object' : issue.expected}`
    : undefined;

function findFieldMistake(body: unknown): string | undefined {
  const [issue] = fields.safeParse(body, { error: describeType }).error?.issues ?? [];
  if (!issue || issue.path[0] === 'email' || issue.path.length === 0) return issue?.message;
  return `The field ${String(issue.path[0])} ${issue.message}.`;
}

function parseJson(json: string): { body: unknown } | undefined {
  try {
    return { body: JSON.parse(json) };
  } catch {
    return undefined;
  }
}

/** lite would look up such an operator of a filter among the properties of every object. */
const isInherited = (filter: string) => (filter.replace(/^not\./, '').split('.')[0] ?? '') in {};

function findAddressMistake(url: string): string | undefined {
  if (url.includes('%00')) return 'The address contains a character that cannot be stored.';
  const filters = [...new URL(url).searchParams.values()];
  return filters.some(isInherited) ? 'The address contains an unknown operator.' : undefined;
}

async function findProblem(request: Request, isAuth: boolean): Promise<string | undefined> {
  const mistake = findAddressMistake(request.url);
  if (mistake) return mistake;
  const json = request.body ? parseJson(await request.clone().text()) : undefined;
  return json && (findMistake(json.body) ?? (isAuth ? findFieldMistake(json.body) : undefined));
}

/** JSON, or a text that lite reads as JSON; with parameters such as `charset=utf-8`. */
const JSON_TYPE = /^(application\/([\w.-]+\+)?json|text\/plain)(\s*;\s*[\w-]+="?[\w.-]+"?)*$/i;

const unsupportedType = () =>
  Response.json(
    { code: 'PGRST107', message: 'The body must be JSON.', details: null, hint: null },
    { status: 415 },
  );

/**
 * lite would answer these requests with 500, or pass them on unchecked. Of bodies it accepts JSON only:
 * lite needs minutes for CSV with many columns, and checks of values would miss those of a form. The files of
 * uploads are checked where they are read.
 * @returns the response to a rejected request
 */
export async function rejectMalformed(request: Request): Promise<Response | undefined> {
  if (isUpload(request)) return undefined;
  const type = request.headers.get('content-type')?.trim();
  if (request.body && type && !JSON_TYPE.test(type)) return unsupportedType();
  const isAuth = new URL(request.url).pathname.startsWith('/auth/');
  const message = await findProblem(request, isAuth);
  if (message === undefined) return undefined;
  const answer = isAuth
    ? { code: 400, error_code: 'validation_failed', msg: message }
    : { code: '22P02', message, details: null, hint: null };
  return Response.json(answer, { status: 400 });
}
