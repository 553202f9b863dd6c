/** What the browser and the apps write on the console when the server is gone. */
export const OUTAGE = /net::ERR_|status of 503|Loading CSS chunk|Failed to fetch|^\[admin\]/;
