import { accent, ember, graphite, ink, mist, peach, silver, slate, steel, white } from './palette';
import { at, circle, ellipse, line, path, rect } from './svg';

export interface Worker {
  skin: string;
  /** The skin in the shade. */
  skinShade: string;
  hair: string;
  shirt: string;
  overalls: string;
  /** Turns to the left. */
  mirrored?: boolean;
}

export const workers: Record<'joe' | 'tess' | 'sam', Worker> = {
  joe: {
    skin: '#d99f74',
    skinShade: '#bd8157',
    hair: '#3b2a20',
    shirt: ember,
    overalls: '#323b47',
  },
  tess: {
    skin: '#8d5a3b',
    skinShade: '#74462c',
    hair: '#1d1512',
    shirt: '#f3eae0',
    overalls: accent,
  },
  sam: {
    skin: '#f0c3a0',
    skinShade: '#d79f7a',
    hair: '#6b4423',
    shirt: '#c9d2da',
    overalls: '#323b47',
  },
};

type Pose = (worker: Worker) => { behind: string; front: string };

/** Reaching up with a lamp, the other hand at the hip. */
export const reaching: Pose = ({ skin, shirt }) => ({
  behind: line('M-30 -262L-58 -222L-34 -186', shirt, 25) + line('M-52 -212L-34 -186', skin, 17),
  front:
    line('M32 -264L66 -286', shirt, 27) +
    line('M66 -286L78 -352', skin, 17) +
    circle(79, -358, 11, skin) +
    rect(68, -398, 20, 44, graphite, { rx: 7 }) +
    path('M66 -398h24l10 -22h-44Z', slate) +
    ellipse(78, -421, 22, 5, '#fff3c4'),
});

/** Writing something down. */
export const writing: Pose = ({ skin, shirt }) => ({
  behind: line('M-32 -262L-50 -214L-6 -200', shirt, 25),
  front:
    path('M-12 -234L48 -246L60 -184L0 -172Z', graphite) +
    path('M-7 -229L44 -239L54 -188L4 -178Z', white) +
    line('M4 -220L38 -227M6 -208L32 -213', silver, 4) +
    line('M34 -262L54 -214L36 -204', shirt, 26) +
    line('M52 -212L34 -204', skin, 16) +
    circle(30, -204, 10, skin) +
    line('M22 -216L32 -198', ink, 4) +
    circle(0, -186, 10, skin),
});

/** Carrying a tire on the hip. */
export const carrying: Pose = ({ skin, shirt }) => ({
  behind: line('M-30 -262L-62 -216L-40 -178', shirt, 25) + circle(-38, -176, 11, skin),
  front:
    circle(52, -176, 66, graphite) +
    circle(52, -176, 64, 'none', {
      stroke: ink,
      'stroke-width': 5,
      'stroke-linecap': 'butt',
      'stroke-dasharray': '8 5',
    }) +
    circle(52, -176, 50, 'none', { stroke: steel, 'stroke-width': 2 }) +
    circle(52, -176, 36, '#9aa3ad') +
    circle(52, -176, 12, slate) +
    line('M34 -262L64 -216L62 -168', shirt, 27) +
    line('M64 -206L62 -160', skin, 17) +
    circle(62, -152, 11, skin),
});

/** Spraying straight ahead, mask on. */
export const spraying: Pose = ({ skin, shirt }) => ({
  behind: line('M-30 -262L-48 -214L-30 -180', shirt, 25) + circle(-30, -176, 10, skin),
  front:
    path('M10 -314Q36 -318 40 -302Q34 -288 14 -292Z', mist) +
    circle(34, -300, 8, steel) +
    line('M-22 -312L12 -304', slate, 3) +
    line('M32 -264L64 -236L96 -240', shirt, 26) +
    line('M88 -240L110 -244', skin, 16) +
    path('M104 -262h46v12h-30l-4 28h-14Z', slate) +
    path('M112 -290h26l-4 28h-18Z', ember) +
    circle(112, -244, 10, skin),
});

/** A standing worker of 350 units, feet at the place. */
export function mechanic(x: number, y: number, worker: Worker, pose: Pose, scale = 1) {
  const { skin, skinShade, hair, shirt, overalls, mirrored } = worker;
  const { behind, front } = pose(worker);
  const figure =
    ellipse(0, 0, 70, 10, ink, { opacity: '.22' }) +
    behind +
    line('M-19 -160L-24 -24', overalls, 36) +
    line('M19 -160L24 -24', overalls, 36) +
    path('M-3 -140L0 -60L4 -140Z', ink, { opacity: '.25' }) +
    path('M-46 0v-14q2 -12 18 -14h18v28Z M46 0h-38v-28h18q18 2 20 14Z', '#3a2a20') +
    path('M-46 0v-7h36v7Z M46 0v-7h-38v7Z', ink) +
    rect(-10, -300, 22, 34, skinShade, { rx: 8 }) +
    path('M-46 -252Q-44 -280 -16 -284L0 -274L18 -284Q46 -280 46 -250L38 -190H-38Z', shirt) +
    path('M-40 -206H40L38 -146H-38Z', overalls) +
    path('M-28 -240H28V-200H-28Z', overalls) +
    line('M-22 -240L-26 -280M22 -240L26 -280', overalls, 9) +
    rect(-14, -230, 28, 20, ink, { rx: 3, opacity: '.22' }) +
    circle(-22, -236, 4, peach) +
    circle(22, -236, 4, peach) +
    head(skin, skinShade, hair) +
    front;
  return at(x, y, mirrored ? `<g transform="scale(-1 1)">${figure}</g>` : figure, scale);
}

const head = (skin: string, skinShade: string, hair: string) =>
  ellipse(2, -320, 26, 30, skin) +
  path('M-24 -330Q-26 -300 -12 -298L-10 -326Z', hair) +
  circle(-10, -316, 6, skinShade) +
  path('M-26 -326Q-28 -356 4 -356Q30 -354 29 -330L-26 -324Z', graphite) +
  path('M16 -336Q44 -338 52 -326Q40 -324 20 -326Z', ink) +
  rect(4, -348, 16, 12, accent, { rx: 3 }) +
  circle(18, -318, 2.6, ink) +
  line('M12 -303Q20 -300 24 -305', skinShade, 3) +
  line('M28 -318L32 -310L27 -309', skinShade, 2.5);
