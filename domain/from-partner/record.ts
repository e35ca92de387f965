import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

/** The member's mark of how far they have seen what came from the partner. */
export const partnerViews = {
  name: 'partnerViews',
  owner: 'member',
  resource: 'fromPartner',
  copiedAs: 'fromPartner',
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
