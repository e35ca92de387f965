import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/nudges.ts';

export const nudgesText: Catalogue<typeof english.nudgesText> = {
  needsPartner: 'पार्टनर के जुड़ते ही आप इशारे भेज सकते हैं',
  onlyReceiver: 'इस इशारे का जवाब वही दे सकते हैं जिन्हें यह मिला',
};

export const nudgeScreensText: Catalogue<typeof english.nudgeScreensText> = {
  title: 'इशारे',
  lead: 'सही वक्त पर दो-चार शब्द।',
  loading: 'इशारे लोड हो रहे हैं…',
  failedTitle: 'इशारे लोड नहीं हुए',
  failedText: 'नेटवर्क देखकर फिर कोशिश करें।',

  gateTitle: 'इशारे प्रीमियम फ़ीचर हैं',
  gateText: 'एक-दूसरे को दो-चार शब्द भेजें, जो तुरंत पहुँचें, फ़ोन पर भी: हल्के, मीठे, शरारती, या कुछ याद दिलाने को।',
  upgrade: 'प्रीमियम लें',
  back: 'वापस जाएँ',

  open: 'एक मीठा इशारा भेजें',
  type: 'कैसा इशारा',
  message: 'मैसेज',
  messageExample: 'बहुत याद आ रही है। सात बजे चाय?',
  suggestions: 'सुझाव',
  suggested: {
    gentle: ['आज आराम से', 'मैं हूँ ना, जब चाहो', 'तुम पर नाज़ है'],
    sweet: ['तुम्हारी याद आ रही है', 'मिस यू', 'आज का दिन बन गया'],
    playful: ['आखिरी समोसा किसका, देखते हैं', 'आज रात किचन में डांस?', 'आज मूवी, पसंद मेरी?'],
    reminder: ['टाइम मिले तो कॉल करना', 'पानी पी लो', 'आठ बजे तक घर?'],
  },
  send: 'इशारा भेजें',
  sent: 'इशारा भेज दिया!',
  sentText: 'पार्टनर को नोटिफ़िकेशन मिलेगा',
  sendFailed: 'इशारा नहीं गया',
  markFailed: 'पढ़ा हुआ मार्क नहीं हुआ',
  alone: 'पार्टनर के जुड़ते ही आप इशारे भेज सकते हैं।',
  invite: 'पार्टनर को बुलाएँ',

  received: 'आपके लिए',
  sendHeart: 'दिल भेजें',
  heartSent: 'दिल भेज दिया',
  heartFailed: 'दिल नहीं गया',
  heartGiven: 'आपने दिल भेजा',
  heartReceived: 'आपके लिए एक दिल',

  recent: 'हाल के इशारे',
  emptyTitle: 'अभी कोई इशारा नहीं',
  emptyText: 'आप एक-दूसरे को जो भेजें, वह यहाँ दिखेगा।',
  toPartner: 'पार्टनर को',
  from: (name) => `${name ?? 'पार्टनर'} की तरफ़ से`,
  toFormer: 'पुराने पार्टनर को',
  fromFormer: 'पुराने पार्टनर की तरफ़ से',
  markAsRead: 'पढ़ा हुआ मार्क करें',
  read: 'पढ़ा गया',
  delivered: 'पहुँच गया',
  types: { gentle: 'हल्का सा', sweet: 'मीठा', playful: 'शरारती', reminder: 'रिमाइंडर' },
  emoji: { gentle: '🌸', sweet: '💕', playful: '😄', reminder: '⏰' },
};
