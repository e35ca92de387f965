export const EXPERIENCE_STATUSES = ['Available', 'Coming Soon', 'Sold Out'] as const;
