const RADIAN = Math.PI / 180;

export function sin(degrees: number): number {
  return Math.sin(degrees * RADIAN);
}

export function cos(degrees: number): number {
  return Math.cos(degrees * RADIAN);
}

export function toDegrees(radians: number): number {
  return radians / RADIAN;
}

/** Returns the angle in degrees, from 0 on and below 360. */
export function toCircle(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Returns the angle in degrees, from -180 on and below 180. */
export function toHalves(degrees: number): number {
  return toCircle(degrees + 180) - 180;
}
