export const bellButtonText = {
  bell: 'Notifications',
  bellWithNew: 'Notifications, something new',
  loading: 'Loading your notifications…',
} as const;
