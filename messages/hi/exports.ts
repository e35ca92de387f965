import type { Catalogue } from '#messages/catalogue.ts';
import type { exportsText as english } from '../en/exports.ts';
import { isolated } from '../isolated.ts';

export const exportsText: Catalogue<typeof english> = {
  readme: (product, day) =>
    `आपका ${product}, ${day} को एक्सपोर्ट किया गया।

account.json            आप, आपका कपल, आपका प्लान, आपने क्या मंज़ूर किया, और कोई कैलेंडर आपकी डेट पढ़ता है या नहीं
*.json                  आपका सेव किया हुआ सब कुछ, हर चीज़ की एक फ़ाइल
*.csv                   वही सब, स्प्रेडशीट के लिए
photos/                 आपकी यादों की फ़ोटो और उनके ओरिजिनल; कौन सी किस याद की है, memories.json में लिखा है
avatar.webp             आपकी प्रोफ़ाइल फ़ोटो

हाल में डिलीट की हुई चीज़ें इसमें नहीं हैं। टाइम UTC में हैं, तारीखें कैलेंडर की, रकम रुपयों में। नोट और खास दिन सिर्फ़ आपके हैं;
पार्टनर का अपना अलग एक्सपोर्ट है।
`,

  title: 'आपका डेटा',
  text: 'आपका और आप दोनों का सब कुछ एक ही फ़ाइल में: डेट, यादें और उनकी फ़ोटो, पैसों का हिसाब, नोट और बाकी सब।',
  start: 'सब एक्सपोर्ट करें',
  preparing: 'फ़ाइल तैयार हो रही है…',
  progress: (done, total) => `${total} में से ${done}`,
  progressLabel: 'एक्सपोर्ट',
  stop: 'रोकें',
  done: 'आपका एक्सपोर्ट तैयार है',
  doneText: (name) => `${isolated(name)} आपके डाउनलोड में है।`,
  large: 'ब्राउज़र इसे डाउनलोड कर रहा है',
  largeText: 'फ़ाइल बड़ी है; कितना हुआ, ब्राउज़र दिखाता रहेगा।',
  failed: 'एक्सपोर्ट नहीं हुआ',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',
  megabytes: (bytes) => `${(bytes / 1_048_576).toFixed(1)} MB`,
};
