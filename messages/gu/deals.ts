import type { Catalogue } from '#messages/catalogue.ts';
import type { dealsText as english } from '../en/deals.ts';

export const dealsText: Catalogue<typeof english> = {
  notFound: 'મળ્યું નહીં',
  exhausted: 'આ ઑફર પૂરી થઈ ગઈ',
  premiumOnly: 'આ ઑફર પ્રીમિયમ મેમ્બર માટે છે. રિડીમ કરવા પ્રીમિયમ લો.',
  weeklyFree: 'ફ્રી મેમ્બર દરેક ઑફર અઠવાડિયે એક વાર રિડીમ કરી શકે. પ્રીમિયમમાં 3 વાર સુધી.',
  weeklyPremium: 'આ ઑફરની આ અઠવાડિયાની લિમિટ પૂરી થઈ. આવતા અઠવાડિયે ફરી ટ્રાય કરો!',
};
