import type { User } from '#contract/accounts.ts';

/** What the frame shows of the signed-in member. */
export type FrameUser = Pick<User, 'firstName' | 'lastName' | 'profileImageUrl' | 'isPremium' | 'isAdmin'>;
