import { createPageChannel } from '#client/lib/public/page-channel.ts';

/** Lock changes shared by all tabs of this browser; `off` means that app lock was turned off. */
export type LockNews = 'locked' | 'unlocked' | 'off';

export const lockChannel = createPageChannel<LockNews>('jugal-lock');
