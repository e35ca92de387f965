/** Returns the whole days from one calendar date to another; negative if the other is earlier. Needs `Temporal`. */
export function daysBetween(from: string, to: string): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;
}
