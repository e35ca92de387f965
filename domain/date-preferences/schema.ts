import { z } from 'zod';
import { clearableText, id, instant, requiredText } from '#domain/kernel/fields.ts';
import { PLANS } from '#domain/subscription/facts.ts';
import { DATE_BUDGETS, DATE_TYPES, datePreferencesFault, TIME_PREFERENCES } from './facts.ts';

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
