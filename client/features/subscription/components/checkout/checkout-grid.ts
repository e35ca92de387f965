/** Grid of two columns on a large screen; on a phone the benefits come last. */
export const checkoutGrid =
  'grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:grid-rows-[auto_1fr] lg:gap-x-14';
