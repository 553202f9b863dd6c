import type { Product } from '@shop/shared-data';
import { findTireSizes } from '@shop/shared-data/tire-sizes';

const digitsOf = (text: string) => findTireSizes(text).sizes.map(({ digits }) => digits);

/**
 * What a row shows below the name. The size stands in the row once: in the name if that has it, otherwise in the
 * facts. Sentences of the description that repeat it are left out.
 */
export function productFacts({ name, brand, size, sku, description }: Product) {
  const [digits] = digitsOf(size);
  const repeats = (text: string) => digits !== undefined && digitsOf(text).includes(digits);
  return {
    facts: [brand, !repeats(name) && size, sku].filter(Boolean).join(' · '),
    description: description
      // A period within a size (`35X12.50R20`) ends no sentence.
      .split(/(?<=[.!?])\s+|\n+/)
      .filter((sentence) => !repeats(sentence))
      .join(' '),
  };
}
