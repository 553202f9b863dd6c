import { ground, SQUARE } from '../ground';
import { el, linear, picture } from '../svg';

/** The gradients of a picture. */
export const defs = (...gradients: string[]) => el('defs', {}, gradients.join(''));
/** From left to right. */
export const ACROSS: [number, number, number, number] = [0, 0, 1, 0];
/** Brushed steel. */
export const brushed = linear('brushed', ACROSS, [
  [0, '#7b8591'],
  [0.28, '#eef1f4'],
  [0.5, '#b7bfc8'],
  [0.78, '#8a94a0'],
  [1, '#5c6672'],
]);
/** A part on the plain background. */
export const product = (...content: string[]) => picture(SQUARE, SQUARE, ground(), ...content);
