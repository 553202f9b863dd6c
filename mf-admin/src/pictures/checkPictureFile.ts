const SMALLEST = 12;

/** The type by the first bytes, whatever the name is; undefined for a file that no page can show. */
function typeOf(bytes: Uint8Array): 'picture' | 'heic' | undefined {
  const text = String.fromCharCode(...bytes);
  if (text.startsWith('\xff\xd8\xff') || text.startsWith('\x89PNG\r\n')) return 'picture';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'picture';
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  return /^avi[fs]$/.test(text.slice(8, 12)) ? 'picture' : 'heic';
}

/**
 * Why a file cannot be used, as a key of `problems`; undefined for a picture. Its size does not matter, since it is
 * drawn again before it is uploaded.
 */
export async function checkPictureFile(file: Blob): Promise<'heic' | 'type' | undefined> {
  const type = typeOf(new Uint8Array(await file.slice(0, SMALLEST).arrayBuffer()));
  return type === 'picture' ? undefined : (type ?? 'type');
}
