export const USER_KINDS = ['premium', 'free', 'admin', 'unverified'] as const;
export const USER_ORDERS = [
  'newest',
  'oldest',
  'name',
  'name-descending',
  'email',
  'email-descending',
] as const;
