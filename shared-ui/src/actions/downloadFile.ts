/**
 * Downloads a text as a file.
 * @param name the file's name with its ending
 * @param type its media type, `text/calendar`
 * @param text its content, stored as UTF-8
 */
export function downloadFile(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}
