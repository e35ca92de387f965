import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

/** A member's requests. One for a plan names a couple too, and only changes it when the member joins or leaves. */
export const conciergeRequests = {
  name: 'conciergeRequests',
  owner: 'member',
  resource: 'concierge',
  exportedAs: 'concierge-requests',
  storageLimit: 1000,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
