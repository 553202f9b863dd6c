/** Opens directions in the visitor's map application. `destination` is a postal address in one line. */
export function directionsAddress(destination: string): string {
  const query = new URLSearchParams({ api: '1', destination });
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Shows the place on a map. `place` is a postal address in one line. */
export function mapAddress(place: string): string {
  const query = new URLSearchParams({ api: '1', query: place });
  return `https://www.google.com/maps/search/?${query}`;
}
