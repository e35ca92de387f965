// Separate file, because the charts are loaded later than the space reserved for them.

/** Height in pixels; the same as `barsHeightClass`. */
export const barsHeight = 240;
export const barsHeightClass = 'h-60';
export const ringSizeClass = 'mx-auto aspect-square w-52';
