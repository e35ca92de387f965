import {
  asText,
  listRules,
  type OfflineContext,
  type OfflineRules,
  type ShowInRows,
} from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import type { CopiedResource } from '#domain/copy/resources.ts';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../features/*/offline.ts', '../../features/*/offline/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** Rules of all resources that can be created and changed offline: each `offline.ts` of a feature exports its own. */
const offlineRules = listRules(Object.values(modules));

export function rulesOf(call: string): OfflineRules | undefined {
  return offlineRules.find(({ calls }) => call in calls);
}

/** Returns true for a change that screens show while it is being sent. */
export function isShownAtOnce({ call }: Pick<PendingMutation, 'call'>): boolean {
  return rulesOf(call)?.shownAtOnce?.includes(call) ?? false;
}

/** Lists the ids of a change's object, of the nested record that it creates, and of further records that it makes. */
export function listIds({ call, objectId, body, guessed = [] }: PendingMutation): string[] {
  const partId = rulesOf(call)?.body?.partIds?.[call];
  const ids = partId === undefined ? [objectId] : [objectId, asText(body?.[partId])];
  return [...ids, ...guessed.slice(1).map(({ id }) => asText(id))];
}

/** Applies changes to the rows of a resource, by the rules of each noun whose changes alter them. */
export function showIn<Resource extends CopiedResource>(
  resource: Resource,
  rows: readonly PublicRow<Resource>[],
  changes: readonly PendingMutation[],
  context: OfflineContext,
): readonly PublicRow<Resource>[] {
  let shown = rows;
  for (const { shows } of offlineRules) {
    const show: ShowInRows<PublicRow<Resource>> | undefined = shows?.[resource];
    if (show) shown = show(shown, changes, context);
  }
  return shown;
}
