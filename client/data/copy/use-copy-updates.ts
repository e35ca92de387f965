import { useEffect } from 'react';
import { keepNew } from './keep-new.ts';

/** Keeps the member's copy new while a signed-in screen is mounted and visible. */
export function useCopyUpdates(memberId: string): void {
  useEffect(() => keepNew(memberId), [memberId]);
}
