import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/session.ts';

export const sessionText: Catalogue<typeof english.sessionText> = {
  unauthorized: 'साइन इन करना होगा',
  unauthorizedText: 'आपका साइन इन खत्म हो गया। फिर से साइन इन का पेज खुल रहा है…',
};

export const stepUpText: Catalogue<typeof english.stepUpText> = {
  title: 'पक्का करें कि यह आप ही हैं',
  text: 'इस बदलाव के लिए एक बार फिर दूसरा स्टेप चाहिए।',
};
