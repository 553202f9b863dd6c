/** The colours of all pictures. */
export const ink = '#15181d';
export const graphite = '#1f242b';
export const slate = '#2e353f';
export const steel = '#475261';
export const grey = '#7d8794';
export const silver = '#aeb6c0';
export const mist = '#d5dae0';
export const cloud = '#eceff2';
export const white = '#fff';

export const rust = '#9a3412';
export const accent = '#c2410c';
export const ember = '#ea580c';
export const flame = '#fb923c';
export const peach = '#fed7aa';

export const cream = '#fbf7f1';
export const sand = '#f3eae0';
export const dune = '#e6d8c8';

export const glass = '#b9cdd8';
