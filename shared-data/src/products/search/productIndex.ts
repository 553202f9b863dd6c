import { wordsOfCategories } from './categoryWords';
import { findTireSizes, type TireSize } from './tireSizes';
import { createVocabulary } from './vocabulary';
import { fold, indexedWords, squeeze } from './words';

export interface SearchedProduct {
  name: string;
  nameEs?: string | undefined;
  brand?: string | undefined;
  sku?: string | undefined;
  /** Such as a tire's size with load index and speed symbol. */
  facts?: readonly string[] | undefined;
  categories: readonly string[];
  condition: 'new' | 'used';
}

/** What products with the same categories and condition have in common. */
interface Group {
  words: readonly number[];
}

interface Entry {
  /** Name and categories, which the specification's rule searches. */
  text: string;
  /** All its texts as letters and digits only, for spellings with other spaces and signs. */
  squeezed: string;
  name: string;
  group: number;
  sizes: readonly TireSize[];
}

export function createProductIndex() {
  const vocabulary = createVocabulary();
  const entries: Entry[] = [];
  /** By word: the places of the products that have it in their own texts. */
  const places: number[][] = [];
  const placesBySize = new Map<string, number[]>();
  const groups: Group[] = [];
  const groupIds = new Map<string, number>();
  const brands = new Map<string, string>();

  function groupOf({ categories, condition }: SearchedProduct): number {
    const key = [...categories, condition].join();
    const known = groupIds.get(key);
    if (known !== undefined) return known;
    const words = [...wordsOfCategories(categories, condition)].map((word) => vocabulary.add(word));
    groupIds.set(key, groups.length);
    return groups.push({ words }) - 1;
  }

  return {
    vocabulary,
    entries: entries as readonly Entry[],
    groups: groups as readonly Group[],
    brands: brands as ReadonlyMap<string, string>,
    placesOf: (word: number): readonly number[] => places[word] ?? [],
    placesOfSize: (digits: string): readonly number[] => placesBySize.get(digits) ?? [],

    add(product: SearchedProduct) {
      const { name, nameEs = '', brand = '', sku = '', facts = [], categories } = product;
      const texts = [name, nameEs, brand, sku, ...facts];
      const all = texts.join('\n');
      const { sizes } = findTireSizes(all);
      const place = entries.length;
      const words = indexedWords(all);
      for (const { digits, label, rim } of sizes) {
        placesBySize.set(digits, placesBySize.get(digits) ?? []);
        placesBySize.get(digits)?.push(place);
        for (const word of [digits, `r${rim}`, ...indexedWords(label)]) words.add(word);
      }
      for (const word of words) {
        const id = vocabulary.add(word);
        places[id] ??= [];
        places[id].push(place);
      }
      for (const word of indexedWords(brand)) brands.set(word, brand);
      entries.push({
        text: fold([name, nameEs, ...categories].join('\n')),
        squeezed: [...texts, ...sizes.map(({ digits }) => digits)]
          .map((text) => squeeze(fold(text)))
          .join('\n'),
        name: fold(name),
        group: groupOf(product),
        sizes,
      });
    },
  };
}

export type ProductIndex = ReturnType<typeof createProductIndex>;
