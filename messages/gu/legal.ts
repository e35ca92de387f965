import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/legal.ts';

export const legalText: Catalogue<typeof english.legalText> = {
  contents: 'આ પેજ પર',
  questionsTitle: 'કોઈ સવાલ?',
  questions: 'અમને ઈમેલ કરો, અમારામાંથી કોઈ 24 કલાકમાં જવાબ આપશે:',
  grievance: (officer) =>
    `તમારા ડેટા વિશેની ફરિયાદ ${officer}ને, આ જ ઈમેલ પર મોકલો. 24 કલાકમાં જવાબ અને 15 દિવસમાં નિર્ણય મળશે.`,
  grievanceOfficer: `${brand.name}ના ગ્રીવન્સ ઑફિસર`,
  form: 'કૉન્ટેક્ટ ફોર્મ',
};
