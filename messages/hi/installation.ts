import type { Catalogue } from '#messages/catalogue.ts';
import type { installationText as english } from '../en/installation.ts';

export const installationText: Catalogue<typeof english> = {
  updateTitle: 'ऐप का नया वर्ज़न आ गया!',
  updateText: 'एक सेकंड लगेगा, और आप साइन इन रहेंगे।',
  update: 'अपडेट करें',
  later: 'बाद में',
  installTitle: (product) => `${product} को अपने फ़ोन पर रखें`,
  installText: 'ऐप की तरह खुलता है, बिना नेटवर्क के भी।',
  install: 'इंस्टॉल करें',
  notNow: 'अभी नहीं',
};
