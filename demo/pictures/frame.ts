import type { Light } from './shapes/light.ts';
import type { Random } from './shapes/random.ts';

/** The drawing area of a scene: 1200 by 900 units if wide, 900 by 1200 if tall. */
export interface Frame {
  width: number;
  height: number;
  isTall: boolean;
  light: Light;
  random: Random;
}

/** Draws a scene as the content of an SVG document. It fills the whole frame. */
export type DrawScene = (frame: Frame) => string;
