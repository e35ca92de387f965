import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { Setting, SettingPatch } from './schema.ts';

export const settingsAdmin = {
  list: endpoint({
    route: 'GET /api/admin/config',
    access: 'admin',
    summary: 'The system’s configuration',
    output: z.array(Setting),
  }),
  update: endpoint({
    route: 'PATCH /api/admin/config/{key}',
    access: 'admin',
    needsStepUp: true,
    summary: 'Change a setting; the value is a whole number',
    input: SettingPatch,
    output: Setting,
    changes: ['admin', 'subscription', 'payments', 'wallet', 'giftCards'],
  }),
};
