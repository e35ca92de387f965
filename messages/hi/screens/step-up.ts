import type { Catalogue } from '#messages/catalogue.ts';
import type { stepUpText as english } from '../../en/screens/step-up.ts';

export const stepUpText: Catalogue<typeof english> = {
  title: 'पक्का करें कि यह आप ही हैं',
  text: 'इस बदलाव के लिए एक बार फिर दूसरा स्टेप चाहिए।',
};
