import { useShop } from '@shop/shared-contract';

/** The parts of a US address line: `Jonesboro, GA 30236`. All are undefined where the line has another form. */
export function townOf(line: string) {
  const [, locality, region, postalCode] = /^(.+), ([A-Z]{2}) ([\d-]{5,10})$/.exec(line) ?? [];
  return { locality, region, postalCode, town: locality && `${locality}, ${region}` };
}

/** The town of the shop, `Jonesboro, GA`; its second address line where that has another form. */
export function useTown(): string {
  const { addressLine2 } = useShop();
  return townOf(addressLine2).town ?? addressLine2;
}
