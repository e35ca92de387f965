interface Size {
  /** Pixels. */
  width: number;
  height: number;
}

/** Pixels of a side: more a WebP cannot hold. */
const SIDE_LIMIT = 16_383;
/** A picture that is longer than this, such as a screenshot of a whole chat, keeps its shorter side legible instead. */
const ORDINARY_RATIO = 3;

/**
 * The size scaled down to `maxSide` pixels on the longer side, never enlarged. The shorter side of a long picture keeps a third of `maxSide` as far as
 * a file can hold it: with 2,560 it is 853 pixels up to a ratio of 19, and 720 up to one of 22.
 */
export function fitInside({ width, height }: Size, maxSide: number): Size {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const scale = Math.max(maxSide / long, maxSide / ORDINARY_RATIO / short);
  return scaleDown({ width, height }, scale);
}

/** The size scaled down to `minSide` pixels on the shorter side, as far as a file can hold the longer. */
export function fitAround({ width, height }: Size, minSide: number): Size {
  return scaleDown({ width, height }, minSide / Math.min(width, height));
}

function scaleDown({ width, height }: Size, wanted: number): Size {
  const scale = Math.min(1, wanted, SIDE_LIMIT / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
