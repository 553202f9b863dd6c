/** In bytes: as much as the first box of a file by any camera or program needs. */
const START = 512;

/** ISO/IEC 23008-12, annex B to D: pictures by HEVC, and those whose coding no brand names. */
const HEIF = /^(?:he[iv][cmsx]|mif[12]|msf1|miaf)$/;

/** The first brand need not name the coding: an AVIF picture can be `mif1` first, and a video is none of both. */
function typeByBrands(text: string): 'picture' | 'heic' | undefined {
  const size = [...text.slice(0, 4)].reduce((sum, sign) => sum * 256 + sign.charCodeAt(0), 0);
  const brands = text.slice(8, size).match(/.{4}/gs) ?? [];
  if (brands.some((brand) => /^avi[fs]$/.test(brand))) return 'picture';
  return brands.some((brand) => HEIF.test(brand)) ? 'heic' : undefined;
}

/** The type by the first bytes, whatever the name is; undefined for a file that no page can show. */
function typeOf(bytes: Uint8Array): 'picture' | 'heic' | undefined {
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n')) return 'picture';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'picture';
  return text.slice(4, 8) === 'ftyp' ? typeByBrands(text) : undefined;
}

/**
 * Why a file cannot be used, as a key of `problems`; undefined for a picture. Its size does not matter, since it is
 * drawn again before it is uploaded.
 */
export async function checkPictureFile(file: Blob): Promise<'heic' | 'type' | undefined> {
  const type = typeOf(new Uint8Array(await file.slice(0, START).arrayBuffer()));
  return type === 'picture' ? undefined : (type ?? 'type');
}
