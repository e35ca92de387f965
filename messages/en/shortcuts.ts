export const shortcutsText = {
  shortcutsTitle: 'Keyboard Shortcuts',
  shortcutsOn: 'Single keys open these',
  shortcutsHint: 'Ctrl + / shows this list in any case.',
  shortcutNew: 'Add something new',
  shortcutExpense: 'Add an expense',
  shortcutMemory: 'Add a memory',
  shortcutSearch: 'Search',
  shortcutHelp: 'Show these shortcuts',
} as const;
