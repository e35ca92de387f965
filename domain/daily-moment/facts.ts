import { faultsOf } from '#domain/kernel/fault.ts';

/** Days after which the photos of a day are deleted with it, unless it was kept as a memory. */
export const MOMENT_DAYS = 60;

export interface DailyMomentFaults {
  dayInvalid: [];
  photoRequired: [];
}
export const dailyMomentFault = faultsOf<DailyMomentFaults>('dailyMoment');
