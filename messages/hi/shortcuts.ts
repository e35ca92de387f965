import type { Catalogue } from '#messages/catalogue.ts';
import type { shortcutsText as english } from '../en/shortcuts.ts';

export const shortcutsText: Catalogue<typeof english> = {
  shortcutsTitle: 'कीबोर्ड शॉर्टकट',
  shortcutsOn: 'कीबोर्ड का एक बटन दबाकर खोलें',
  shortcutsHint: 'Ctrl + / से यह लिस्ट हमेशा खुलती है।',
  shortcutNew: 'कुछ नया जोड़ें',
  shortcutExpense: 'खर्च जोड़ें',
  shortcutMemory: 'याद जोड़ें',
  shortcutSearch: 'खोजें',
  shortcutHelp: 'ये शॉर्टकट देखें',
};
