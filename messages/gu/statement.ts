import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/statement.ts';

export const statementScreensText: Catalogue<typeof english.statementScreensText> = {
  lead: 'તમે બંનેએ શું વાપર્યું, મહિને મહિને અને વર્ષે વર્ષે.',
  loading: 'સ્ટેટમેન્ટ લોડ થાય છે…',
  failedTitle: 'સ્ટેટમેન્ટ લોડ ન થયું',
  emptyTitle: 'અહીં કોઈ ખર્ચ નથી',
  emptyText: 'તમે બંને જે વાપરો એ અહીં મહિને મહિને અને વર્ષે વર્ષે દેખાશે.',
  periods: 'કેટલા વખતનું',
  by: { month: 'મહિના પ્રમાણે', year: 'વર્ષ પ્રમાણે' },
  parts: 'કેવી રીતે',
  of: { category: 'કૅટેગરી પ્રમાણે', payer: 'કોણે આપ્યા' },
  range: 'સમય',
  latest: 'છેલ્લા 12 મહિના',
  total: 'કુલ',
  transactions: (count) => `${count} ખર્ચ`,
  chart: { category: 'કૅટેગરી પ્રમાણે', payer: 'કોણે કેટલા આપ્યા' },
  table: {
    month: { category: 'દરેક મહિનો, કૅટેગરી પ્રમાણે', payer: 'દરેક મહિનો, કોણે કેટલા આપ્યા' },
    year: { category: 'દરેક વર્ષ, કૅટેગરી પ્રમાણે', payer: 'દરેક વર્ષ, કોણે કેટલા આપ્યા' },
  },
  period: { month: 'મહિનો', year: 'વર્ષ' },
  seeYear: (year) => `${year}ના મહિના જુઓ`,
  share: 'ટકા',
  largest: 'સૌથી મોટી પાંચ',
  you: 'તમે',
  former: 'પહેલાંના પાર્ટનર',
  noPart: 'કશું નહીં',
};
