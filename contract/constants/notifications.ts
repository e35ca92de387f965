/** What pushes are about, each of which a member can switch off. What concerns the account itself belongs to none. */
export const PUSH_GROUPS = [
  'nudges',
  'dates',
  'memories',
  'money',
  'reminders',
  'dailyQuestion',
  'offers',
] as const;
export type PushGroup = (typeof PUSH_GROUPS)[number];
