import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/budgets.ts';

export const budgetScreensText: Catalogue<typeof english.budgetScreensText> = {
  title: 'બજેટ',
  loading: 'તમારું બજેટ લોડ થાય છે…',
  failedTitle: 'બજેટ લોડ ન થયું',
  empty: 'મહિનાના ખર્ચની લિમિટ રાખો, બધાની મળીને કે ફક્ત બહાર જમવાની. 80% થાય ત્યારે અને પૂરી થાય ત્યારે બંનેને ખબર પડશે.',
  more: (count) => (count === 1 ? 'બીજું 1 બજેટ' : `બીજાં ${count} બજેટ`),
  set: 'બજેટ નક્કી કરો',
  edit: 'બજેટ એડિટ કરો',
  spentOf: (spent, budget) => `${budget}માંથી ${spent}`,
  left: (amount) => `${amount} બાકી`,
  over: (amount) => `${amount} વધારે`,
  progressOf: (budget) => `બજેટ: ${budget}`,

  dialogTitle: 'મહિનાનું બજેટ',
  dialogText: 'તમારા બંને માટે, દર મહિનાની પહેલી તારીખથી છેલ્લી સુધી.',
  category: 'શેનું',
  remove: 'હટાવો',
  saved: 'બજેટ સેવ થયું',
  removed: 'બજેટ હટાવ્યું',
  saveFailed: 'બજેટ સેવ ન થયું. ફરી ટ્રાય કરો.',
};
