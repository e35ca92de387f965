import { listRules, type OfflineRules } from '#client/data/outbox/offline-rules.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../features/*/offline.ts', '../../features/*/offline/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** Rules of all resources that can be created and changed offline: each `offline.ts` of a feature exports its own. */
const offlineRules = listRules(Object.values(modules));

/** The imports of all features. */
export const bulkImports = offlineRules.flatMap(({ bulkImport }) => bulkImport ?? []);

export function rulesOf(call: string): OfflineRules | undefined {
  return offlineRules.find(({ calls }) => call in calls);
}

/** Returns the rules whose pending changes a read shows; there may be several. */
export function rulesShownIn(call: string): OfflineRules[] {
  return offlineRules.filter(({ reads }) => call in reads);
}
