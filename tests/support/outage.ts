/** What the browser and the apps write on the console when the server is gone. */
export const OUTAGE = /net::ERR_|Loading CSS chunk|Failed to fetch|^\[admin\]/;
