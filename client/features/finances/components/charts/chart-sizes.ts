// Apart from the charts, so that their places are kept before they are loaded.

/** Pixels; `barsHeightClass` says the same. */
export const barsHeight = 240;
export const barsHeightClass = 'h-60';
export const ringSizeClass = 'mx-auto aspect-square w-52';
