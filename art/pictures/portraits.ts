import { features, head, quietSmile, type Skin, smile } from './face';
import { ground, SQUARE } from './ground';
import {
  accent,
  cloud,
  ember,
  flame,
  graphite,
  ink,
  mist,
  peach,
  rust,
  silver,
  slate,
  steel,
  white,
} from './palette';
import { circle, ellipse, line, path, picture, rect } from './svg';

const portrait = (tint: string, disc: string, ...content: string[]) =>
  picture(SQUARE, SQUARE, ground(tint, disc), ...content);

const SHOULDERS = 'M52 480Q54 388 134 360L206 330Q240 366 274 330L346 360Q426 388 428 480Z';

const tan: Skin = { own: '#dba57c', shade: '#bf8257', blush: '#cf7a54' };
const master = portrait(
  '#efe3d6',
  '#e7d3bd',
  path(SHOULDERS, steel),
  path(
    'M52 480Q54 388 134 360L158 350L150 480Z M428 480Q426 388 346 360L322 350L330 480Z',
    '#3b4553',
  ),
  head(tan),
  path('M206 326L178 344L216 398L240 366L264 398L302 344L274 326Q240 364 206 326Z', '#5d6a7a'),
  path('M216 398L240 366L264 398L240 412Z', white),
  line('M240 412V480', '#36404c', 4),
  circle(240, 440, 5, '#2b333d'),
  rect(302, 414, 60, 50, '#56636f', { rx: 5 }),
  line('M302 428H362', '#36404c', 3),
  line('M316 396V424', ember, 7),
  line('M330 400V424', silver, 7),
  rect(116, 418, 58, 22, accent, { rx: 5 }),
  line('M126 429H164', peach, 4),
  path(
    'M172 176Q170 206 178 222L188 214Q184 190 190 172Z M308 176Q310 206 302 222L292 214Q296 190 290 172Z',
    '#b9bcc0',
  ),
  features(tan, '#9a9da2', 9),
  line('M186 214q-6 4 -8 10M294 214q6 4 8 10', tan.shade, 3),
  quietSmile('#8a4a30'),
  path(
    'M240 238Q226 232 212 244Q204 254 194 256Q210 270 240 254Q270 270 286 256Q276 254 268 244Q254 232 240 238Z',
    '#a7aaaf',
  ),
  path('M170 168Q166 78 240 74Q314 78 310 168Q274 148 240 148Q206 148 170 168Z', graphite),
  path('M182 160Q180 96 222 78Q202 96 200 152Z', white, { opacity: '.08' }),
  path(
    'M164 172Q196 138 240 138Q284 138 316 172Q322 186 308 182Q276 164 240 164Q204 164 172 182Q158 186 164 172Z',
    ink,
  ),
  rect(216, 98, 48, 30, accent, { rx: 6 }),
  circle(240, 113, 9, 'none', { stroke: white, 'stroke-width': 4 }),
);

const brown: Skin = { own: '#96603f', shade: '#77482d', blush: '#a54b32' };
const curls = [
  [166, 176, 40],
  [150, 132, 38],
  [178, 92, 42],
  [228, 70, 42],
  [280, 82, 42],
  [320, 122, 40],
  [322, 172, 38],
  [332, 214, 30],
  [148, 216, 30],
]
  .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#231815'))
  .join('');
const technician = portrait(
  '#f4e2d3',
  '#f2cfae',
  curls,
  path(SHOULDERS, accent),
  path('M52 480Q54 388 134 360L156 351L146 480Z M428 480Q426 388 346 360L324 351L334 480Z', rust),
  head(brown),
  path('M204 328Q240 366 276 328L292 346Q276 420 240 440Q204 420 188 346Z', graphite),
  path(
    'M204 328L176 342L170 376L214 430L236 460L222 480H150L146 356Z M276 328L304 342L310 376L266 430L244 460L258 480H330L334 356Z',
    ember,
  ),
  line('M170 376L236 460M310 376L244 460', rust, 4),
  line('M240 462V480', '#5f200a', 5),
  rect(296, 424, 56, 20, peach, { rx: 5 }),
  line('M306 434H342', accent, 4),
  line('M112 420q30 10 40 52', rust, 4),
  features(brown, '#231815', 6),
  line('M202 194l-6 -5M278 194l6 -5', ink, 3),
  smile('#6d2c20'),
  circle(172, 238, 6, flame),
  circle(308, 238, 6, flame),
  path('M174 178Q176 124 240 116Q304 124 306 178Q296 148 240 142Q184 148 174 178Z', '#231815'),
  path('M168 158Q178 104 240 98Q302 104 312 158Q292 126 240 122Q188 126 168 158Z', flame),
  line('M180 142Q196 116 240 110', peach, 4, { opacity: '.7' }),
);

const fair: Skin = { own: '#f1c8a7', shade: '#d9a17b', blush: '#e8916f' };
const HAIR = '#5b3a22';
const glasses = [213, 267]
  .map(
    (x) =>
      circle(x, 201, 22, white, { opacity: '.18' }) +
      circle(x, 201, 22, 'none', { stroke: ink, 'stroke-width': 5 }),
  )
  .join('');
const mechanic = portrait(
  '#e6eaee',
  '#d3dbe2',
  path(SHOULDERS, '#eef0f2'),
  path(
    'M52 480Q54 388 134 360L150 354L142 480Z M428 480Q426 388 346 360L330 354L338 480Z',
    '#d3d8dd',
  ),
  head(fair),
  path('M200 330Q240 376 280 330L290 338Q276 384 240 384Q204 384 190 338Z', '#d3d8dd'),
  path('M150 480L158 408H322L330 480Z', slate),
  line('M166 410L150 356M314 410L330 356', slate, 20),
  circle(166, 414, 8, peach),
  circle(314, 414, 8, peach),
  rect(206, 432, 68, 48, '#3a434f', { rx: 6 }),
  line('M206 446H274', ember, 4),
  path(
    'M176 190Q178 236 192 258Q212 292 240 292Q268 292 288 258Q302 236 304 190Q298 232 284 238Q262 230 240 236Q218 230 196 238Q182 232 176 190Z',
    HAIR,
  ),
  path('M214 250Q240 240 266 250Q262 270 240 270Q218 270 214 250Z', fair.own),
  features(fair, HAIR, 7),
  line('M220 254Q240 264 260 254', '#9a4a35', 4.5),
  path(
    'M170 184Q156 112 208 92Q226 66 276 80Q326 90 312 184L302 172Q304 140 286 128Q246 140 206 126Q180 140 178 172Z',
    HAIR,
  ),
  path('M206 126Q200 104 228 92Q264 82 290 104Q262 92 234 104Q214 112 206 126Z', '#7a5233'),
  glasses,
  line('M235 198q5 -5 10 0M191 196L176 192M289 196L304 192', ink, 5),
);

const fallback = picture(
  SQUARE,
  SQUARE,
  rect(0, 0, SQUARE, SQUARE, cloud),
  circle(240, 232, 204, '#e1e5e9'),
  path(SHOULDERS, silver),
  path('M204 260H276V336Q240 372 204 336Z', '#c3cad1'),
  ellipse(240, 202, 66, 88, mist),
  path('M170 168Q166 78 240 74Q314 78 310 168Q274 148 240 148Q206 148 170 168Z', silver),
  path(
    'M164 172Q196 138 240 138Q284 138 316 172Q322 186 308 182Q276 164 240 164Q204 164 172 182Q158 186 164 172Z',
    '#98a1ab',
  ),
);

export const portraits: Record<string, string> = {
  'team-1': master,
  'team-2': technician,
  'team-3': mechanic,
  'person-fallback': fallback,
};
