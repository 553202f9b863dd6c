/** What the decoder shows instead of a byte that is no UTF-8. */
const DAMAGED = /\ufffd/g;
const LINE_END = /\r\n?|\n/;

/** In which spreadsheets of Windows and of older Macs save; a file does not say which of them it is. */
export const ONE_BYTE_ENCODINGS = ['windows-1252', 'macintosh'] as const;
export type OneByteEncoding = (typeof ONE_BYTE_ENCODINGS)[number];

/** A line of a file that is read in more than one way. */
export interface ReadLine {
  line: number;
  texts: Record<OneByteEncoding, string>;
}

export type Decoded =
  | { text: string }
  /** The line of the first damaged letter of a file that is UTF-8 otherwise. */
  | { damagedLine: number }
  /** The lines whose letters are known only by their reader. */
  | { doubtful: ReadLine[] };

/** The byte order of a file in UTF-16, which "Unicode text" of Excel is. Without a mark, half of its bytes are 0. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 200);
  const zerosAt = (parity: number) =>
    start.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  if (zerosAt(1) > start.length / 4) return 'utf-16le';
  return zerosAt(0) > start.length / 4 ? 'utf-16be' : undefined;
}

const decode = (bytes: Uint8Array, encoding: string) => new TextDecoder(encoding).decode(bytes);

function doubtfulLines(bytes: Uint8Array): ReadLine[] {
  const [windows = [], mac = []] = ONE_BYTE_ENCODINGS.map((encoding) =>
    decode(bytes, encoding).split(LINE_END),
  );
  return windows.flatMap((text, at) => {
    const other = mac[at] ?? '';
    return text === other
      ? []
      : [{ line: at + 1, texts: { 'windows-1252': text, macintosh: other } }];
  });
}

/**
 * Decodes a file in UTF-16 or UTF-8. Any other file is decoded in the encoding that its reader chose, and its lines with
 * letters that differ are returned until then. A few damaged letters of UTF-8 are named instead: in another encoding,
 * all of its accents would be wrong.
 */
export function decodeCsv(file: ArrayBuffer, chosen?: OneByteEncoding): Decoded {
  const bytes = new Uint8Array(file);
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: decode(bytes, utf16) };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    const damaged = text.match(DAMAGED)?.length ?? 0;
    const valid = text.match(/[^\0-\x7f\ufffd]/gu)?.length ?? 0;
    if (text.startsWith('\ufeff') || valid >= damaged) {
      const before = text.slice(0, text.search(DAMAGED));
      return { damagedLine: before.split(LINE_END).length };
    }
    return chosen ? { text: decode(bytes, chosen) } : { doubtful: doubtfulLines(bytes) };
  }
}
