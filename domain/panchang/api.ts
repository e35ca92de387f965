import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { PANCHANG_MAX_DAYS } from './facts.ts';
import { PanchangDay, PanchangPreferences, PanchangPreferencesInput, PanchangQuery } from './schema.ts';

export const panchang = {
  read: endpoint({
    route: 'GET /api/panchang',
    access: 'member',
    summary: `The tithis, sunrises and festivals of at most ${PANCHANG_MAX_DAYS} days in a city, or in the member’s own`,
    input: PanchangQuery,
    output: z.array(PanchangDay),
  }),
  getPreferences: endpoint({
    route: 'GET /api/panchang-preferences',
    access: 'member',
    summary: 'Read whether the caller sees tithis and festivals, their city and the festivals that they have chosen',
    output: PanchangPreferences,
  }),
  setPreferences: endpoint({
    route: 'PUT /api/panchang-preferences',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Choose tithis and festivals; another city moves the caller’s important dates by tithi',
    input: PanchangPreferencesInput,
    output: PanchangPreferences,
    changes: ['panchang', 'importantDates'],
  }),
};
