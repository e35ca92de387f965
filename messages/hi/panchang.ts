import type { Tithi } from '#domain/panchang/facts.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/panchang.ts';

/** Months from Kartik on. */
const months = [
  'कार्तिक',
  'मार्गशीर्ष',
  'पौष',
  'माघ',
  'फाल्गुन',
  'चैत्र',
  'वैशाख',
  'ज्येष्ठ',
  'आषाढ़',
  'श्रावण',
  'भाद्रपद',
  'आश्विन',
] as const;

const halves = { sud: 'सुद', vad: 'वद' } as const;
const moons = { sud: 'पूनम', vad: 'अमावस' } as const;

function nameInMonth({ paksha, tithi }: Tithi): string {
  return `${halves[paksha]} ${tithi < 15 ? tithi : moons[paksha]}`;
}

export const panchangText: Catalogue<typeof english.panchangText> = {
  nameTithi: (tithi, isAdhika) => {
    const inMonth = `${months[tithi.month - 1] ?? ''} ${nameInMonth(tithi)}`;
    return isAdhika ? `अधिक ${inMonth}` : inMonth;
  },
  nameInCell: (tithi) => (tithi.tithi < 15 ? nameInMonth(tithi) : moons[tithi.paksha]),
  otherTithi: (tithi) => `उस दिन ${tithi} है। वह तिथि या कोई और तारीख चुनें।`,
  festivals: {
    uttarayan: 'उत्तरायण',
    vasantPanchami: 'वसंत पंचमी',
    mahaShivratri: 'महाशिवरात्रि',
    holi: 'होली',
    dhuleti: 'धुलेटी',
    gudiPadvo: 'गुड़ी पड़वा',
    chetiChand: 'चेटी चंड',
    ramNavami: 'रामनवमी',
    akshayaTritiya: 'अक्षय तृतीया',
    rathYatra: 'रथयात्रा',
    rakshaBandhan: 'रक्षाबंधन',
    janmashtami: 'जन्माष्टमी',
    ganeshChaturthi: 'गणेश चतुर्थी',
    navratri: 'नवरात्रि',
    dussehra: 'दशहरा',
    sharadPoonam: 'शरद पूनम',
    karvaChauth: 'करवा चौथ',
    dhanteras: 'धनतेरस',
    kaliChaudas: 'काली चौदस',
    diwali: 'दिवाली',
    bestuVaras: 'बेस्तु वरस',
    bhaiBeej: 'भाई दूज',
    devDiwali: 'देव दिवाली',
    eidAlFitr: 'ईद-उल-फ़ितर',
    eidAlAdha: 'बकरीद',
    parsiNewYear: 'पारसी नया साल',
    christmas: 'क्रिसमस',
  },
};

export const panchangScreensText: Catalogue<typeof english.panchangScreensText> = {
  title: 'तिथि और त्योहार',
  show: 'तिथि और त्योहार दिखाएँ',
  showHint: 'कैलेंडर में, डेट के साथ और खास दिनों में। पार्टनर अपने लिए खुद चुनते हैं।',
  city: 'शहर',
  cityHint: 'वहाँ के सूर्योदय से दिन की तिथि तय होती है। शहर बदलने पर तिथि वाले खास दिनों की तारीख भी बदल सकती है।',
  festivals: 'त्योहार',
  chooseAll: 'सब चुनें',
  chooseNone: 'कोई न चुनें',
  mayDiffer: 'एक दिन आगे-पीछे हो सकता है',
  loading: 'आपकी पसंद लोड हो रही है…',
  failedTitle: 'आपकी पसंद लोड नहीं हुई',
  failedText: 'कुछ खोया नहीं है। फिर कोशिश करें।',
  save: 'सेव करें',
  saved: 'सेव हो गया',
  saveFailed: 'सेव नहीं हुआ',

  explain: (city, sunrise) =>
    `एक अमावस से दूसरी अमावस तक चाँद के सफ़र का तीसवाँ हिस्सा एक तिथि है। सूर्योदय के वक्त जो तिथि हो, वही पूरे दिन की मानी जाती है; ${city} में सूर्योदय ${sunrise} बजे होता है।`,
  samvat: (year) => `विक्रम संवत ${year}`,
  plan: (festival) => `${festival} प्लान करें`,
  planNights: (count) => `नवरात्रि की ${count} रातें प्लान करें`,
  otherDay: {
    sunrise: (day) => `हम सूर्योदय की तिथि मानते हैं; कुछ पंचांगों में यह ${day} को है।`,
    threeMuhurtas: (day) => `हम सुबह-सवेरे की तिथि मानते हैं; कुछ पंचांगों में यह ${day} को है।`,
    forenoon: (day) => `हम दोपहर से पहले की तिथि मानते हैं; कुछ पंचांगों में यह ${day} को है।`,
    noon: (day) => `हम दोपहर की तिथि मानते हैं; कुछ पंचांगों में यह ${day} को है।`,
    afternoon: (day) => `हम दोपहर के बाद की तिथि मानते हैं; कुछ पंचांगों में यह ${day} को है।`,
    dusk: (day) => `हम सूर्यास्त के बाद की तिथि मानते हैं; कुछ पंचांगों में यह ${day} को है।`,
    midnight: (day) => `हम आधी रात की तिथि मानते हैं; कुछ पंचांगों में यह ${day} को है।`,
    moonrise: (day) => `हम चंद्रोदय की तिथि मानते हैं; कुछ पंचांगों में यह ${day} को है।`,
    bhadra: (day) => `भद्रा खत्म होने के बाद ही होली जलती है; कुछ पंचांगों में यह ${day} को है।`,
    shravana: (day) => `हम श्रवण नक्षत्र मानते हैं; कुछ पंचांगों में यह ${day} को है।`,
  },
  sighted: 'चाँद दिखने के हिसाब से एक दिन आगे-पीछे हो सकता है।',

  repeatsBy: 'हर साल किस हिसाब से',
  byDate: 'तारीख',
  byTithi: (tithi) => (tithi === null ? 'तिथि' : `तिथि: ${tithi}`),
  byTithiHint: (city) => `जिस दिन ${city} में सूर्योदय के वक्त यह तिथि हो।`,

  wedding: 'हमारी शादी की तिथि',
  weddingText: (tithi, day) => `${tithi}, अगली बार ${day} को`,
  weddingAdd: 'जोड़ें',
};
