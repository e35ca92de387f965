import { faultsOf } from '#domain/kernel/fault.ts';

export const DATE_TYPES = [
  'romantic-dinner',
  'adventure',
  'cultural',
  'entertainment',
  'shopping',
  'surprise',
] as const;
export const TIME_PREFERENCES = ['morning', 'afternoon', 'evening', 'flexible'] as const;
/** Budget of the date in rupees. */
export const DATE_BUDGETS = ['500-1000', '1000-1500', '1500-2500', 'flexible'] as const;

export interface DatePreferencesFaults {
  budgetRequired: [];
  dateTypeRequired: [];
  followedUpInvalid: [];
  locationRequired: [];
  phoneInvalid: [];
  planInvalid: [];
  timeRequired: [];
}
export const datePreferencesFault = faultsOf<DatePreferencesFaults>('datePreferences');
