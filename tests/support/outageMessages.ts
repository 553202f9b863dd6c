/** What the browser and the apps log on the console when the server does not respond. */
export const OUTAGE_MESSAGES =
  /net::ERR_|status of 503|Loading CSS chunk|Failed to fetch|^\[admin\]/;
