/**
 * Grid of an album; needs an `@container` around it. The row height is computed, so loading photos move nothing, and
 * blocks of 7, 6 and 13 tiles (the first one large) fill 2, 3 and 4 columns without a gap.
 */
export const albumClass = [
  'grid grid-cols-2 gap-2 auto-rows-[calc((100cqw-0.5rem)/2*1.2)]',
  '@max-2xl:[&>:nth-child(7n+1)]:col-span-2',
  '@2xl:grid-cols-3 @2xl:gap-3 @2xl:auto-rows-[calc((100cqw-1.5rem)/3*1.2)]',
  '@2xl:@max-4xl:[&>:nth-child(6n+1)]:col-span-2 @2xl:@max-4xl:[&>:nth-child(6n+1)]:row-span-2',
  '@4xl:grid-cols-4 @4xl:auto-rows-[calc((100cqw-2.25rem)/4*1.2)]',
  '@4xl:[&>:nth-child(13n+1)]:col-span-2 @4xl:[&>:nth-child(13n+1)]:row-span-2',
  // Every second block has its large picture on the right; dense flow fills the cells to its left.
  '@4xl:[&>:nth-child(26n+14)]:col-start-3 @4xl:grid-flow-dense',
].join(' ');

/** Number of tiles in a block of four columns; the first one uses the full-size photo on a dense large screen. */
export const ALBUM_BLOCK = 13;
