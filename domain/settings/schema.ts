import { z } from 'zod';
import { instant } from '#domain/kernel/fields.ts';

/** `id` is the key: a setting has no other identity. `value` is the number as text. */
export const Setting = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  description: z.string(),
  category: z.enum(['thresholds', 'goals', 'regional']),
  updatedAt: instant,
});
export type Setting = z.infer<typeof Setting>;

/** `updatedAt` of the version that the admin edited: a newer setting is not overwritten. */
export const SettingPatch = z.object({
  key: z.string().max(100),
  value: z.union([z.string(), z.number().transform(String)]),
  updatedAt: instant.optional(),
});
export type SettingPatch = z.output<typeof SettingPatch>;
