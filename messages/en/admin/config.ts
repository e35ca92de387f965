export const adminConfigText = {
  settings: 'settings',
  readOnly: 'Read only. An operator changes a value from the shell: npm run admin -- config set KEY VALUE',
  emptyTitle: 'No Configuration Found',
  emptyText: 'System configuration will be initialized automatically.',
  sections: { thresholds: 'Thresholds', goals: 'Goals', regional: 'Regional' },
  updated: (when: string) => `Updated ${when}`,
} as const;
