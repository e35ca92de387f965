import type { Catalogue } from '#messages/catalogue.ts';
import type { installationText as english } from '../en/installation.ts';

export const installationText: Catalogue<typeof english> = {
  updateTitle: 'એપનું નવું વર્ઝન આવી ગયું!',
  updateText: 'એક સેકન્ડ લાગશે, અને તમે સાઇન ઇન જ રહેશો.',
  update: 'અપડેટ કરો',
  later: 'પછી',
  installTitle: (product) => `${product} ફોનમાં રાખો`,
  installText: 'એપની જેમ ખૂલે, નેટ ન હોય તોય.',
  install: 'ઇન્સ્ટૉલ કરો',
  notNow: 'હમણાં નહીં',
};
