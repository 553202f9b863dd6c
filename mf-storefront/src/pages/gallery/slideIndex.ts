/**
 * The slide a step away; after the last one comes the first, and before the first the last.
 * @param index current slide, from 0
 * @param step 1 forward, -1 back
 * @param count how many slides there are
 */
export const slideIndex = (index: number, step: 1 | -1, count: number) =>
  (index + step + count) % count;
