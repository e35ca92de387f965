import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/calendar.ts';
import { isolated } from '../isolated.ts';

export const calendarScreensText: Catalogue<typeof english.calendarScreensText> = {
  title: 'कैलेंडर',
  lead: 'आपकी डेट, खास दिन, बिल और लिस्ट, दिन के हिसाब से।',
  loading: 'आपके दिन लोड हो रहे हैं…',
  failedTitle: 'कैलेंडर लोड नहीं हुआ',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',
  previous: 'पिछला महीना',
  next: 'अगला महीना',
  today: 'आज',
  kinds: {
    date: 'डेट',
    importantDate: 'खास दिन',
    bill: 'बिल',
    listItem: 'लिस्ट से',
  },
  owners: {
    bill: { you: 'आप देते हैं', name: (name) => `${isolated(name)} देते हैं` },
    listItem: { you: 'आपके लिए', name: (name) => `${isolated(name)} के लिए` },
  },
  until: (time) => `${time} तक`,
  due: 'इस हफ़्ते के काम और बिल',
  dayWithEntries: (day, count) => `${day}, ${count} एंट्री`,
  more: (count) => `+${count}`,
  showMore: (count) => `+ ${count} और`,
  emptyTitle: 'इस दिन कुछ नहीं है',
  emptyText: 'फ़िल्म, सैर या पुरानी जगह की चाय: इस दिन के लिए कुछ प्लान करें।',
  emptyPastText: 'इस दिन कुछ लिखा नहीं है।',
};
