import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { clearableText, id, instant, requiredText } from './fields.ts';
import { PLANS } from './constants/subscription.ts';
import { DATE_BUDGETS, DATE_TYPES, TIME_PREFERENCES } from './constants/date-preferences.ts';
import { ShortPageQuery } from './paging.ts';

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

const PHONE_MIN_LENGTH = 10;

/** A member's wishes for a date that we plan for them. */
export const DatePreferences = z.object({
  id,
  preferredLocation: z.string(),
  dateType: z.enum(DATE_TYPES),
  timePreference: z.enum(TIME_PREFERENCES),
  budget: z.enum(DATE_BUDGETS),
  specialRequests: z.string().nullable(),
  contactPhone: z.string(),
  selectedPlan: z.enum(PLANS),
  createdAt: instant,
});
export type DatePreferences = z.infer<typeof DatePreferences>;

export const DatePreferencesInput = z.object({
  preferredLocation: requiredText(datePreferencesFault('locationRequired')),
  dateType: z.enum(DATE_TYPES, { error: datePreferencesFault('dateTypeRequired') }),
  timePreference: z.enum(TIME_PREFERENCES, { error: datePreferencesFault('timeRequired') }),
  budget: z.enum(DATE_BUDGETS, { error: datePreferencesFault('budgetRequired') }),
  contactPhone: z
    .string({ error: datePreferencesFault('phoneInvalid') })
    .trim()
    .min(PHONE_MIN_LENGTH, { error: datePreferencesFault('phoneInvalid') })
    .max(30, { error: datePreferencesFault('phoneInvalid') }),
  specialRequests: clearableText().optional(),
  selectedPlan: z.enum(PLANS, { error: datePreferencesFault('planInvalid') }).default('premium'),
});
export type DatePreferencesInput = z.output<typeof DatePreferencesInput>;

export const datePreferences = {
  list: endpoint({
    route: 'GET /api/date-preferences',
    access: 'member',
    summary: 'What the member wished for, the newest first',
    input: ShortPageQuery,
    output: z.array(DatePreferences),
  }),
  submit: endpoint({
    route: 'POST /api/date-preferences',
    access: 'member',
    queue: 'datePreferences',
    storageLimit: 'datePreferences',
    summary: 'Say what the planned date should be like; until somebody was in touch it replaces what was said before',
    input: DatePreferencesInput,
    output: DatePreferences,
    status: 201,
    changes: ['datePreferences'],
  }),
};
