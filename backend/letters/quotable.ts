/** Letters and digits of any script, spaces and the marks of names; a period only behind a word or an initial. */
const QUOTABLE = /^(?:[\p{L}\p{M}\p{N} ,'’()-]|\.(?=[ \p{N}]|$|\p{L}\.))+$/u;
const LONGEST = 60;

/**
 * What a mail quotes of a name or vehicle. Strangers give any address, and their words must not travel
 * under the shop's name: what is longer or holds anything else is left out.
 */
export const quotable = (text: string): string =>
  QUOTABLE.test(text) && [...text].length <= LONGEST ? text : '';
