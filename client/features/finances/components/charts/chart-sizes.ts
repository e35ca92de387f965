// In a file of its own, because the charts are loaded later than the places reserved for them.

/** Pixels; the same as `barsHeightClass`. */
export const barsHeight = 240;
export const barsHeightClass = 'h-60';
export const ringSizeClass = 'mx-auto aspect-square w-52';
