import { ink, white } from './palette';
import { circle, ellipse, line, path } from './svg';

export interface Skin {
  own: string;
  shade: string;
  blush: string;
}

/** Head, ears and neck of a portrait, without hair and features. The chin is at (240, 288). */
export const head = ({ own, shade, blush }: Skin) =>
  path('M204 250H276V336Q240 372 204 336Z', own) +
  path('M204 268Q222 296 246 294Q268 290 276 266V304Q244 326 204 296Z', shade) +
  ellipse(176, 206, 15, 24, own) +
  ellipse(304, 206, 15, 24, own) +
  line('M172 198q8 4 6 16M308 198q-8 4 -6 16', shade, 4) +
  path(
    'M176 186Q174 112 240 112Q306 112 304 186Q306 232 288 258Q268 290 240 290Q212 290 192 258Q174 232 176 186Z',
    own,
  ) +
  ellipse(200, 234, 16, 11, blush, { opacity: '.3' }) +
  ellipse(280, 234, 16, 11, blush, { opacity: '.3' });

/** Eyes, brows and nose. */
export const features = ({ shade }: Skin, brows: string, browWidth = 7) =>
  [213, 267]
    .map(
      (x) =>
        ellipse(x, 201, 9, 6, white) +
        circle(x + 1, 200.5, 5.5, ink) +
        circle(x + 3, 198.5, 1.7, white),
    )
    .join('') +
  line('M203 198q10 -8 20 0M257 198q10 -8 20 0', ink, 3.5) +
  line('M199 181q13 -9 27 -3M254 178q14 -6 27 3', brows, browWidth) +
  line('M242 200q6 18 9 26q-4 6 -16 4', shade, 4.5);

/** A smile that shows the teeth. */
export const smile = (lip: string) =>
  path('M212 248Q240 258 268 248Q262 274 240 274Q218 274 212 248Z', '#7a2e22') +
  path('M216 250Q240 259 264 250Q262 260 240 261Q218 260 216 250Z', white) +
  line('M212 248Q240 258 268 248', lip, 3);

/** A smile with the mouth closed. */
export const quietSmile = (lip: string) => line('M218 254Q242 268 264 250', lip, 4.5);
