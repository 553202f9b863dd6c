export function cached<Key, Value>(compute: (key: Key) => Value) {
  const values = new Map<Key, Value>();
  return (key: Key): Value => {
    let value = values.get(key);
    if (value === undefined) {
      value = compute(key);
      values.set(key, value);
    }
    return value;
  };
}
