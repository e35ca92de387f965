import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/member-shell.ts';

export const sessionText: Catalogue<typeof english.sessionText> = {
  unauthorized: 'साइन इन करना होगा',
  unauthorizedText: 'आपका साइन इन खत्म हो गया। फिर से साइन इन का पेज खुल रहा है…',
};

export const stepUpText: Catalogue<typeof english.stepUpText> = {
  title: 'पक्का करें कि यह आप ही हैं',
  text: 'इस बदलाव के लिए एक बार फिर दूसरा स्टेप चाहिए।',
  passwordText: 'इसके लिए एक बार फिर आपका पासवर्ड चाहिए।',
};

export const bellButtonText: Catalogue<typeof english.bellButtonText> = {
  bell: 'नोटिफ़िकेशन',
  bellWithNew: 'नोटिफ़िकेशन, कुछ नया है',
  loading: 'नोटिफ़िकेशन लोड हो रहे हैं…',
};

export const restoringText: Catalogue<typeof english.restoringText> = {
  undo: 'वापस लाएँ',
  restored: 'वापस आ गया',
  restoreFailed: 'वापस नहीं लाया जा सका',
};
