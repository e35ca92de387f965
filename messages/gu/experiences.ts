import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/experiences.ts';
import { isolated } from '../isolated.ts';

export const experienceScreensText: Catalogue<typeof english.experienceScreensText> = {
  onHome: 'એક્સપિરિયન્સ',
  seeAll: 'બધા એક્સપિરિયન્સ',
  title: (product) => `${product} એક્સપિરિયન્સ`,
  lead: 'બે જણ માટે ગોઠવેલી સાંજ, અમારી જાણીતી જગ્યાઓએ.',
  available: 'બુકિંગ ચાલુ',
  soon: 'જલદી આવે છે',
  soldOut: 'ભરાઈ ગયું',
  bookNow: 'બુક કરો',
  bookTitle: (title) => `“${isolated(title)}” બુક કરો`,
  opensElsewhere: 'નવી ટૅબમાં ખૂલશે',
  noLink: 'બુકિંગ જલદી ખૂલશે',
  notYet: 'હજી ખૂલ્યું નથી',
  spots: (taken, of) => `${of}માંથી ${taken} કપલે બુક કર્યું`,
  full: 'બધી જગ્યા ભરાઈ ગઈ',
  noneAvailable: 'હમણાં કશું બુક થાય એવું નથી. નવું ગોઠવાય છે.',
  included: 'શું શું મળશે',
  loading: 'એક્સપિરિયન્સ લોડ થાય છે…',
  failedTitle: 'એક્સપિરિયન્સ લોડ ન થયા',
  failedText: 'તમારું નેટ કે અમારું સર્વર અટક્યું. ફરી ટ્રાય કરો.',
  emptyTitle: 'આવનારી સાંજ ગોઠવાય છે',
  emptyText: 'તમને બંનેને શું કરવું ગમશે એ કહો, અમે જગ્યા શોધીશું.',
  ideasTitle: 'કંઈક કરવાનું બહુ મન છે?',
  ideasText: 'સૌથી મજાના એક્સપિરિયન્સ કોઈ કપલના આઇડિયાથી જ શરૂ થયા છે.',
  shareIdeas: 'તમારો આઇડિયા કહો',
};
