import type { User } from '#domain/accounts/schema.ts';

/** Fields of the member that the shell needs. */
export type ShellUser = Pick<User, 'firstName' | 'lastName' | 'profileImageUrl' | 'isPremium' | 'isAdmin'>;
