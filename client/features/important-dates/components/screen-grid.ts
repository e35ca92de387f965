/** Places the sidebar beside the lists on a large screen, above them on a phone. */
export const screenGrid = 'grid grid-cols-1 gap-8 lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-12';
