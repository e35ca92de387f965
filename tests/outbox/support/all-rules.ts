import { globSync } from 'node:fs';
import { listRules, type OfflineRules } from '#client/data/outbox/offline-rules.ts';

const modules: Record<string, unknown>[] = await Promise.all(
  globSync('client/features/*/offline{,/*}.ts', { exclude: ['**/*.test.ts'] }).map(
    (file) => import(`../../../${file}`),
  ),
);
/** The rules of all features, which the app finds by their files too (`client/shell/pending/offline-rules.ts`). */
export const allRules = listRules(modules);

export function rulesOf(call: string): OfflineRules | undefined {
  return allRules.find(({ calls }) => call in calls);
}
