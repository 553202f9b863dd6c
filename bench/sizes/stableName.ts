/** Returns `mf-booking/js/async/q.js` for `/mf-booking/1a2b3c4d5e6f/static/js/async/q.56beb97bc1.js`. */
export const stableName = (file: string) =>
  file
    .replace(/^\/([^/]+)\/[^/]+\//, '$1/')
    .replace('/static/', '/')
    .replace(/(?:\.[0-9a-f]{8,})+(?=\.\w+$)/, '');
