import type { User } from '#contract/accounts.ts';

/** The part of the member that the frame needs. */
export type FrameUser = Pick<User, 'firstName' | 'lastName' | 'profileImageUrl' | 'isPremium' | 'isAdmin'>;
