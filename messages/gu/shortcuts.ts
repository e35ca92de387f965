import type { Catalogue } from '#messages/catalogue.ts';
import type { shortcutsText as english } from '../en/shortcuts.ts';

export const shortcutsText: Catalogue<typeof english> = {
  shortcutsTitle: 'કીબોર્ડ શૉર્ટકટ',
  shortcutsOn: 'એક કી દબાવીને ખોલો',
  shortcutsHint: 'Ctrl + /થી આ લિસ્ટ હંમેશાં ખૂલે છે.',
  shortcutNew: 'કંઈક નવું ઉમેરો',
  shortcutExpense: 'ખર્ચ ઉમેરો',
  shortcutMemory: 'યાદ સાચવો',
  shortcutSearch: 'શોધો',
  shortcutHelp: 'આ શૉર્ટકટ જુઓ',
};
