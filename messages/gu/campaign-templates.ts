import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/campaign-templates.ts';

export const campaignTemplates: Catalogue<typeof english.campaignTemplates> = {
  new_deals: {
    title: 'તમારી નજીક નવી ઑફર્સ',
    body: 'કૅફે અને રેસ્ટોરન્ટમાં બે જણ માટે નવી ઑફર્સ છે. આ અઠવાડિયે શું છે એ જુઓ.',
  },
  premium_features: {
    title: 'તમારા બંને માટે વધુ મોકળાશ',
    body: 'ટહુકા, અનલિમિટેડ ડેટ્સ અને યાદો, દર અઠવાડિયે વધુ ઑફર્સ: પ્રીમિયમમાં શું મળે છે એ જુઓ.',
  },
  memory_reminder: {
    title: 'આ અઠવાડિયાની એક યાદ સાચવો',
    body: 'એક ફોટો અને બે વાક્ય પૂરતાં છે. આવતા વર્ષે જોઈને ગમશે.',
  },
  date_suggestion: {
    title: 'એક સાંજ બે જણની?',
    body: 'ફરવા જવું, ચા, જૂની ફિલ્મ: આ અઠવાડિયાની ડેટ એક મિનિટમાં પ્લાન કરો.',
  },
};
