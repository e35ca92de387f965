/** The main menu's own words: the headings of its groups, and its way to the export. Loaded after the first screen. */
export const menuText = {
  data: 'Your Data',
  groups: { plan: 'Plan', money: 'Money', keep: 'Keep', couple: 'The two of you', settings: 'Settings' },
} as const;
