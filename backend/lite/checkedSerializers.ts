/** lite answers this code of PostgreSQL with 400. */
const invalidParameter = () =>
  Object.assign(new Error('A parameter has another type than the database expects.'), {
    code: '22P02',
  });

/**
 * Rejects a parameter that does not become a text. PGlite would leave half of a message in front of the
 * next ones, and answer no request any more.
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
