export interface Difference {
  /** A row of the table of the docs. */
  what: string;
  here: string;
  there: string;
  /** The calls with the role in parentheses, and how their answers differ. */
  of: RegExp;
}

/** What the embedded backend answers otherwise than PostgREST 14. No page depends on any of it. */
export const KNOWN_DIFFERENCES: Difference[] = [
  {
    what: 'UPDATE without a filter',
    here: '200, 401 of a visitor',
    there: '400 (21000), by safeupdate',
    of: /^product edit raw no filter .*: status: (200|401) .*, not 400$/,
  },
  {
    what: 'empty PATCH of a visitor',
    here: '200 `[]`',
    there: '401',
    of: /^(product edit raw empty|booking edit nothing) \(anon\): status: 200 \[\], not 401$/,
  },
  {
    what: 'wrong type without rights',
    here: '400 (22P02)',
    there: '401, or 200 `[]`',
    of: /^product edit raw bad number \((anon|authenticated)\): status: 400 .*22P02.*, not (401|200)$/,
  },
  {
    what: 'value for a generated column',
    here: '400 (428C9), as for INSERT',
    there: '400 (428C9), as for UPDATE',
    of: /^product edit raw generated column .*: body\.message: /,
  },
  {
    what: 'INSERT with `columns` that a row leaves out',
    here: 'returns those columns too',
    there: 'returns the selected columns',
    of: /^products raw bulk insert missing columns .*: body\[1\]\.low_stock is added$/,
  },
  {
    what: 'INSERT that returns nothing',
    here: '201 as JSON',
    there: '201 as text/plain',
    of: /^contact \(anon\): content-type: /,
  },
  {
    what: 'unknown table',
    here: '404 (PGRST205) with a hint',
    there: '404 (PGRST205)',
    of: /^raw unknown table .*: body\.hint: /,
  },
  {
    what: 'schema that is not exposed',
    here: '404 (PGRST205)',
    there: '406 (PGRST106)',
    of: /^raw private table .*: status: 404 .*PGRST205.*, not 406$/,
  },
  {
    what: 'embedded table without a relation, of a visitor',
    here: '401',
    there: '400 (PGRST200)',
    of: /^raw embed without relation \(anon\): status: 401 .*, not 400$/,
  },
  {
    what: 'text in place of JSON',
    here: '400 (22P02)',
    there: '400 (22023), of the function',
    of: /^reports raw malformed .*: body\.(code|details|message): /,
  },
  {
    what: 'NUL',
    here: '400 (22P02)',
    there: '400 (22P05)',
    of: /^raw NUL .*: (content-type|body\.(code|details|message)): /,
  },
  {
    what: '`[]` as arguments',
    here: '404 (42883)',
    there: '404 (PGRST202)',
    of: /^raw array body .*: body\.\w+: /,
  },
  {
    what: 'body of a form',
    here: '415',
    there: '200',
    of: /^raw form body .*: status: 415 .*, not 200$/,
  },
  {
    what: 'body of CSV',
    here: '415',
    there: '400 (PGRST204) for unknown columns',
    of: /^raw csv body .*: status: 415 .*, not 400$/,
  },
  {
    what: 'body of text/plain',
    here: '400 (PGRST102)',
    there: '404 (PGRST202)',
    of: /^raw text\/plain beacon .*: status: 400 .*PGRST102.*, not 404$/,
  },
  {
    what: 'root of the API',
    here: '404',
    there: '200, an OpenAPI document',
    of: /^raw root .*: status: 404 .*, not 200$/,
  },
];
