/**
 * What spreadsheets evaluate as a formula, also after blanks and with the full-width characters of Asian keyboards.
 * Papa's own pattern misses texts of several lines.
 */
export const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
