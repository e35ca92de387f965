/**
 * The grid of an album. The row height is computed, so that nothing moves when photos load, and a place keeps its size without
 * its tile. Blocks of 7, 6 and 13 tiles fill 2, 3 and 4 columns without a gap; the first tile of each block is large.
 * Needs an `@container` around it.
 */
export const albumClass = [
  'grid grid-cols-2 gap-2 auto-rows-[calc((100cqw-0.5rem)/2*1.2)]',
  '@max-2xl:[&>:nth-child(7n+1)]:col-span-2',
  '@2xl:grid-cols-3 @2xl:gap-3 @2xl:auto-rows-[calc((100cqw-1.5rem)/3*1.2)]',
  '@2xl:@max-4xl:[&>:nth-child(6n+1)]:col-span-2 @2xl:@max-4xl:[&>:nth-child(6n+1)]:row-span-2',
  '@4xl:grid-cols-4 @4xl:auto-rows-[calc((100cqw-2.25rem)/4*1.2)]',
  '@4xl:[&>:nth-child(13n+1)]:col-span-2 @4xl:[&>:nth-child(13n+1)]:row-span-2',
  // Every second block has its large picture on the right; what follows it goes back to its left.
  '@4xl:[&>:nth-child(26n+14)]:col-start-3 @4xl:grid-flow-dense',
].join(' ');

/** Tiles in a block of four columns; the first one takes the full-size photo on a dense large screen. */
export const ALBUM_BLOCK = 13;
