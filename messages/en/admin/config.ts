export const adminConfigText = {
  settings: 'settings',
  changeText:
    'A change counts at once, for everybody, and is kept in the audit log. The shell changes them too.',
  change: 'Change',
  value: 'New value',
  fromTo: (from: string, to: string) => `${from} becomes ${to}.`,
  save: 'Change it',
  changed: (key: string) => `${key} was changed`,
  emptyTitle: 'No Configuration Found',
  emptyText: 'System configuration will be initialized automatically.',
  sections: { thresholds: 'Thresholds', goals: 'Goals', regional: 'Regional' },
  search: 'Search settings',
  found: (count: number) => (count === 1 ? '1 setting' : `${count} settings`),
  noneFoundText: 'No setting has these words.',
  updated: (when: string) => `Updated ${when}`,
} as const;
