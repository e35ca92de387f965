import type { Catalogue } from '#messages/catalogue.ts';
import type { conciergeMailText as english } from '../../en/mails/concierge.ts';

/** Reveals neither the request nor its kind: a gift is a surprise, and mails may be read over a shoulder. */
export const conciergeMailText: Catalogue<typeof english> = {
  subject: 'हमारा जवाब आ गया है',
  heading: (firstName) => `हैलो ${firstName}`,
  answered: 'आपकी रिक्वेस्ट का जवाब आ गया है। ऐप में जहाँ आपने पूछा था, वहीं मिलेगा।',
  open: 'जवाब पढ़ें',
  footer: 'यह ईमेल इसलिए आया क्योंकि आपने हमारी टीम से मदद माँगी थी।',
};
