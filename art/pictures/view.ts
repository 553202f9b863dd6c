import { n, type Point } from './svg';

/** How a wheel stands: turned to the right, seen from a little above. */
const YAW = (40 * Math.PI) / 180;
const PITCH = (7 * Math.PI) / 180;

const [cosYaw, sinYaw] = [Math.cos(YAW), Math.sin(YAW)];
const [cosPitch, sinPitch] = [Math.cos(PITCH), Math.sin(PITCH)];

/** The position of a wheel, whose flat drawing is turned into the wheel's plane. */
export interface WheelPosition {
  x: number;
  y: number;
}

/** The transform that turns a flat drawing of the wheel's face, `axial` in front of its middle. */
export const faceTransform = ({ x, y }: WheelPosition, axial: number) =>
  `matrix(${[cosYaw, -sinYaw * sinPitch, 0, cosPitch].map((part) => part.toFixed(4)).join(' ')} ${n(x + axial * sinYaw)} ${n(y + axial * cosYaw * sinPitch)})`;

/**
 * Where a point of a wheel is seen.
 * @param angle around the axle, 0 to the right, counted upwards
 * @param radius from the axle
 * @param axial along the axle, towards us
 */
export function project(
  { x, y }: WheelPosition,
  angle: number,
  radius: number,
  axial: number,
): Point {
  const across = radius * Math.cos(angle);
  const up = radius * Math.sin(angle);
  const near = -across * sinYaw + axial * cosYaw;
  return [x + across * cosYaw + axial * sinYaw, y - up * cosPitch + near * sinPitch];
}

/** Whether the tread at this angle faces the viewer. */
export const isFacingViewer = (angle: number) =>
  -Math.cos(angle) * sinYaw * cosPitch + Math.sin(angle) * sinPitch > -0.02;
