import type { Catalogue } from '#messages/catalogue.ts';
import type { sessionText as english } from '../../en/screens/session.ts';

export const sessionText: Catalogue<typeof english> = {
  unauthorized: 'साइन इन करना होगा',
  unauthorizedText: 'आपका साइन इन खत्म हो गया। फिर से साइन इन का पेज खुल रहा है…',
};
