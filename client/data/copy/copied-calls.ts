import { records } from '#domain/registry/records.ts';

/** Resources whose records this device reads from its copy alone. */
const COPIED: ReadonlySet<string> = new Set(
  records.flatMap((record) =>
    'resource' in record && 'offlineReads' in record && Object.values(record.offlineReads).includes('copy')
      ? [record.resource]
      : [],
  ),
);

/** Returns true for a call that changes only records which are read from the copy. */
export function isCopiedCall(call: string): boolean {
  return COPIED.has(call.split('.', 1)[0] ?? '');
}
