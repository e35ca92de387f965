import type { Light } from './shapes/light.ts';
import type { Random } from './shapes/random.ts';

/** What a scene is drawn into: 1200 by 900 units when wide, 900 by 1200 when tall. */
export interface Frame {
  width: number;
  height: number;
  isTall: boolean;
  light: Light;
  random: Random;
}

/** A scene as the inside of an SVG document. It fills the whole frame. */
export type DrawScene = (frame: Frame) => string;
