/**
 * A bay's name in the language of staff. Bays are called `Bay 1` at first; other names are staff's.
 * @param nameOfNumber the name that a bay has at first, in the language of staff
 */
export function bayName(name: string, nameOfNumber: (number: number) => string): string {
  const [, number] = /^(?:Bay|Bahía) (\d+)$/.exec(name) ?? [];
  return number ? nameOfNumber(Number(number)) : name;
}
