import { useEffect } from 'react';
import { pollCopy } from './poll-copy.ts';

/** Keeps the member's copy new while a signed-in screen is mounted and visible. */
export function useCopyUpdates(memberId: string): void {
  useEffect(() => pollCopy(memberId), [memberId]);
}
