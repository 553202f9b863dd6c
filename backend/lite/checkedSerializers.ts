/** PostgreSQL's code for it, which lite answers with 400. */
const invalidParameter = () =>
  Object.assign(new Error('A parameter has another type than the database expects.'), {
    code: '22P02',
  });

/**
 * Rejects a parameter that does not become a text before its driver writes it. PGlite would fail
 * half-way and leave the half that is written in front of its next messages: the database rejects
 * those, a ROLLBACK among them, and answers no request any more. The driver of PostgreSQL throws an
 * error that lite answers with 500.
 * @param serializers those of a driver, by type; a value of another type is written as it prints
 */
export function checkedSerializers<Serializers extends object>(serializers: Serializers) {
  return new Proxy(serializers, {
    has: () => true,
    get: (known, type) => (value: unknown) => {
      try {
        const serialize = (Reflect.get(known, type) ?? String) as (value: unknown) => unknown;
        const text = serialize(value);
        if (typeof text === 'string') return text;
      } catch {
        // The drivers' own refusals have no code.
      }
      throw invalidParameter();
    },
  });
}
