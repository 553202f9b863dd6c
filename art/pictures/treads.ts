/** A block of rubber: corners as [share of one pitch, place across the tread from -1 to 1]. */
export type Block = [along: number, across: number][];

export interface Tread {
  /** How often the pattern repeats around the tire. */
  pitches: number;
  blocks: Block[];
  /** Fine cuts, as lines. */
  sipes: Block[];
  /** How far the outer lugs reach down the sidewall, as a share of the radius. */
  lug: number;
  /** Share of a pitch that a lug takes. */
  lugLength: number;
  /** Depth of the grooves, as a share of the radius. */
  depth: number;
}

/** A block between two edges, `lean` further along on its outer side. */
const slab = (from: number, to: number, inner: number, outer: number, lean = 0): Block => [
  [from, inner],
  [to, inner],
  [to + lean, outer],
  [from + lean, outer],
];
const cut = (along: number, inner: number, outer: number, lean = 0): Block => [
  [along, inner],
  [along + lean, outer],
];
/** The same on the other side of the tread. */
const mirrored = (blocks: Block[]): Block[] =>
  blocks.flatMap((block) => [block, block.map(([along, across]) => [along, -across]) as Block]);

export const allSeason: Tread = {
  pitches: 34,
  blocks: [
    ...mirrored([slab(0.06, 0.9, 0.62, 0.97, 0.12), slab(0.1, 0.86, 0.2, 0.54, 0.3)]),
    slab(0.02, 0.94, -0.12, 0.12),
  ],
  sipes: mirrored([
    cut(0.36, 0.66, 0.95, 0.12),
    cut(0.64, 0.66, 0.95, 0.12),
    cut(0.36, 0.22, 0.52, 0.3),
    cut(0.62, 0.22, 0.52, 0.3),
  ]),
  lug: 0.05,
  lugLength: 0.8,
  depth: 0.03,
};

export const performance: Tread = {
  pitches: 26,
  blocks: [
    slab(0.03, 0.97, 0.6, 0.97, 0.35),
    slab(0, 1, 0.16, 0.5),
    slab(0, 1, -0.24, 0.06),
    slab(0.04, 0.96, -0.6, -0.34, -0.5),
    slab(0.04, 0.96, -0.97, -0.68, -0.2),
  ],
  sipes: [cut(0.5, 0.6, 0.9, 0.3), cut(0.2, 0.3, 0.5, 0.35), cut(0.2, -0.1, -0.24, 0.3)],
  lug: 0.02,
  lugLength: 0.92,
  depth: 0.022,
};

export const winter: Tread = {
  pitches: 30,
  blocks: mirrored([
    slab(0.1, 0.86, 0.56, 0.97, 0.35),
    slab(0.08, 0.84, 0.16, 0.48, 0.45),
    slab(0.06, 0.94, 0.01, 0.1, 0.1),
  ]),
  sipes: mirrored(
    [0.34, 0.62].flatMap((along): Block[] => [
      cut(along, 0.6, 0.94, 0.33),
      cut(along, 0.19, 0.46, 0.43),
    ]),
  ),
  lug: 0.06,
  lugLength: 0.72,
  depth: 0.04,
};

export const runFlat: Tread = {
  pitches: 32,
  blocks: [
    ...mirrored([slab(0.04, 0.93, 0.66, 0.97, -0.15)]),
    slab(0.03, 0.95, 0.24, 0.58, 0.25),
    slab(0, 1, -0.14, 0.16),
    slab(0.03, 0.95, -0.58, -0.22, 0.25),
  ],
  sipes: [
    ...mirrored([cut(0.5, 0.68, 0.9, -0.12)]),
    cut(0.5, 0.3, 0.56, 0.2),
    cut(0.5, -0.54, -0.26, 0.2),
  ],
  lug: 0.03,
  lugLength: 0.86,
  depth: 0.026,
};

export const allTerrain: Tread = {
  pitches: 20,
  blocks: [
    ...mirrored([slab(0.05, 0.5, 0.6, 1, 0.06), slab(0.6, 0.92, 0.56, 0.92, 0.08)]),
    [
      [0.08, 0.06],
      [0.5, 0.02],
      [0.62, 0.28],
      [0.44, 0.5],
      [0.06, 0.46],
    ],
    [
      [0.56, -0.04],
      [0.98, -0.02],
      [1.02, -0.44],
      [0.74, -0.5],
      [0.5, -0.3],
    ],
    slab(0.66, 0.96, 0.12, 0.44, 0.06),
    slab(0.1, 0.42, -0.44, -0.1, -0.06),
  ],
  sipes: [
    cut(0.25, 0.12, 0.4, 0.06),
    cut(0.78, -0.1, -0.42, 0.04),
    cut(0.26, 0.66, 0.96, 0.05),
    cut(0.26, -0.66, -0.96, 0.05),
  ],
  lug: 0.13,
  lugLength: 0.46,
  depth: 0.055,
};

/** An all-season tire with years behind it: shallow grooves, no sipes left. */
export const used: Tread = { ...allSeason, sipes: [], depth: 0.012, lug: 0.025 };
