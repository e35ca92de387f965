import type { RecordDefinition } from '#domain/kernel/record-definition.ts';

/** A photo book belongs to its former couple, and is deleted when a member takes memories out of it. */
export const yearBooks = {
  name: 'yearBooks',
  owner: 'couple',
  resource: 'yearBooks',
  staysOnJoining: true,
  countedAs: null,
  onLeaving: null,
} as const satisfies RecordDefinition;
