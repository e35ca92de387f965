import type { User } from '#contract/accounts.ts';

/** Fields of the member that the frame needs. */
export type FrameUser = Pick<User, 'firstName' | 'lastName' | 'profileImageUrl' | 'isPremium' | 'isAdmin'>;
