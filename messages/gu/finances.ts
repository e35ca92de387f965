import type { Catalogue } from '#messages/catalogue.ts';
import type { financesText as english } from '../en/finances.ts';

export const financesText: Catalogue<typeof english> = {
  fieldsRequired: 'જરૂરી બધાં ખાનાં ભરો.',
  amountRequired: 'રકમ લખો.',
  amountInvalid: 'રકમ રૂપિયામાં, આંકડામાં લખો, જેમ કે 250 કે 99.50.',
  amountTooFine: 'પોઇન્ટ પછી વધુમાં વધુ બે આંકડા લખો, જેમ કે 99.50.',
  amountNotPositive: '0થી મોટી રકમ લખો.',
  amountTooLarge: (max) => `વધુમાં વધુ ₹${max} લખો.`,
  categoryInvalid: 'કૅટેગરી પસંદ કરો.',
  spentOnInvalid: 'સાચી તારીખ પસંદ કરો.',
  spentOnTooLate: 'ખર્ચની તારીખ વધુમાં વધુ આવતી કાલની હોઈ શકે.',
  targetDateInvalid: 'સાચી તારીખ પસંદ કરો.',
  monthInvalid: 'મહિનો વર્ષ અને મહિના તરીકે લખો, જેમ કે 2026-07.',
  pageInvalid: '1થી 500 ખર્ચ માંગો.',
  goalFull: (max) => `એક ગોલમાં વધુમાં વધુ ₹${max} રાખી શકાય.`,
  goalShort: (saved) => `આ ગોલમાં ફક્ત ${saved} જમા છે.`,
  categories: {
    food: 'ખાવા-પીવાનું',
    travel: 'ટ્રાવેલ',
    dates: 'ડેટ નાઇટ',
    shopping: 'શૉપિંગ',
    entertainment: 'એન્ટરટેઇનમેન્ટ',
    gifts: 'ગિફ્ટ્સ',
    groceries: 'કરિયાણું',
    other: 'બીજું',
  },
  goalCategories: {
    visit: 'આવતી મુલાકાત',
    vacation: 'ડ્રીમ વેકેશન',
    future: 'ભવિષ્યના પ્લાન',
  },
  exportColumns: {
    date: 'તારીખ',
    title: 'ટાઇટલ',
    category: 'કૅટેગરી',
    amount: 'રકમ (INR)',
    description: 'વિગત',
    addedBy: 'ઉમેરનાર',
  },
};
