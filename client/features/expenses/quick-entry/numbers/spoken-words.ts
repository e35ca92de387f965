/** Names of numbers in order, from 0 or 1 as given. A bar separates the spellings of one. */
const NAMES: readonly (readonly [number, string])[] = [
  [
    0,
    'zero, one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen',
  ],
  [
    1,
    'एक, दो, तीन, चार, पाँच|पांच, छह|छः|छे|छै, सात, आठ, नौ, दस, ग्यारह, बारह, तेरह, चौदह, पंद्रह|पन्द्रह, सोलह, सत्रह|सतरह, अठारह, उन्नीस, बीस, इक्कीस, बाईस|बाइस, तेईस|तेइस, चौबीस, पच्चीस, छब्बीस, सत्ताईस|सत्ताइस, अट्ठाईस|अट्ठाइस|अठाईस, उनतीस|उन्तीस, तीस, इकतीस, बत्तीस, तैंतीस, चौंतीस, पैंतीस, छत्तीस, सैंतीस, अड़तीस, उनतालीस|उन्तालीस, चालीस, इकतालीस, बयालीस, तैंतालीस, चौवालीस|चवालीस, पैंतालीस, छियालीस, सैंतालीस, अड़तालीस, उनचास|उन्चास, पचास, इक्यावन, बावन, तिरेपन|तिरपन, चौवन, पचपन, छप्पन, सत्तावन, अट्ठावन|अठावन, उनसठ, साठ, इकसठ, बासठ, तिरेसठ|तिरसठ, चौंसठ, पैंसठ, छियासठ, सड़सठ, अड़सठ, उनहत्तर, सत्तर, इकहत्तर, बहत्तर, तिहत्तर, चौहत्तर, पचहत्तर, छिहत्तर, सतहत्तर, अठहत्तर, उनासी|उन्यासी, अस्सी, इक्यासी, बयासी, तिरासी, चौरासी, पचासी, छियासी, सत्तासी, अट्ठासी|अठासी, नवासी, नब्बे, इक्यानवे, बानवे, तिरानवे, चौरानवे, पचानवे|पंचानवे, छियानवे, सत्तानवे, अट्ठानवे|अठानवे, निन्यानवे',
  ],
  [
    1,
    'એક, બે, ત્રણ, ચાર, પાંચ|પાઁચ, છ, સાત, આઠ, નવ, દસ|દશ, અગિયાર|અગ્યાર, બાર, તેર, ચૌદ, પંદર, સોળ, સત્તર, અઢાર, ઓગણીસ, વીસ, એકવીસ, બાવીસ, ત્રેવીસ|તેવીસ, ચોવીસ, પચ્ચીસ|પચીસ, છવ્વીસ|છવીસ, સત્તાવીસ, અઠ્ઠાવીસ|અઠાવીસ, ઓગણત્રીસ, ત્રીસ, એકત્રીસ, બત્રીસ, તેત્રીસ, ચોત્રીસ, પાંત્રીસ, છત્રીસ, સાડત્રીસ, આડત્રીસ, ઓગણચાલીસ, ચાલીસ, એકતાલીસ, બેતાલીસ, ત્રેતાલીસ, ચુંમાલીસ, પિસ્તાલીસ|પિસ્તાળીસ, છેતાલીસ, સુડતાલીસ, અડતાલીસ, ઓગણપચાસ, પચાસ, એકાવન, બાવન, ત્રેપન, ચોપન, પંચાવન, છપ્પન, સત્તાવન, અઠ્ઠાવન, ઓગણસાઠ, સાઠ|સાઈઠ, એકસઠ, બાસઠ, ત્રેસઠ, ચોસઠ, પાંસઠ, છાસઠ, સડસઠ, અડસઠ, અગણોસિત્તેર|ઓગણસિત્તેર, સિત્તેર, એકોતેર, બોતેર, તોતેર, ચુમોતેર, પંચોતેર, છોતેર, સિત્યોતેર, ઇઠ્યોતેર, ઓગણએંસી|ઓગણએંશી, એંસી|એંશી, એક્યાસી, બ્યાસી, ત્યાસી, ચોર્યાસી, પંચાસી|પંચ્યાસી, છ્યાસી, સિત્યાસી, ઈઠ્યાસી|અઠ્યાસી, નેવ્યાસી, નેવું, એકાણું, બાણું, ત્રાણું, ચોરાણું, પંચાણું, છન્નું, સત્તાણું, અઠ્ઠાણું, નવ્વાણું',
  ],
  [
    1,
    'ek, do, teen, char|chaar, paanch|panch|paach, chhe|cheh, saat, aath, nau, das|dus, gyarah, barah, terah, chaudah, pandrah, solah',
  ],
];
const TENS = 'twenty, thirty, forty|fourty, fifty, sixty, seventy, eighty, ninety';
const LATIN_HINDI: readonly (readonly [string, number])[] = [
  ['bees|vees', 20],
  ['pachees|pachis|pacchis', 25],
  ['tees|trees', 30],
  ['chalis|chaalis|chalees', 40],
  ['pachas|pachaas', 50],
  ['sattar', 70],
  ['assi', 80],
  ['nabbe|nevu', 90],
];

/** Words that multiply, with the power of ten. */
const POWERS: readonly (readonly [string, number])[] = [
  ['hundred|sau|सौ|સો', 2],
  ['thousand|hazar|hazaar|hajar|hajaar|हज़ार|हजार|હજાર', 3],
  ['lakh|lakhs|lac|lacs|लाख|લાખ', 5],
  ['crore|crores|करोड़|करोड|કરોડ', 7],
];
/** Quarters and halves of Hindi and Gujarati, in hundredths: numbers, and words that add to the next number. */
const PARTS: readonly (readonly [string, number])[] = [
  ['डेढ़|dedh|દોઢ', 150],
  ['ढाई|अढ़ाई|dhai|અઢી', 250],
];
const ADDED: readonly (readonly [string, number])[] = [
  ['सवा|sava|સવા', 25],
  ['साढ़े|sadhe|saadhe|સાડા', 50],
  ['पौने|paune|પોણા', -25],
];
/** Words beside which a number is not what it says: 'one point five lakh', 'two and a half thousand'. */
const DOUBTFUL =
  'point, half, aadha, aadhe, aadho, adadho, ardho, quarter, few, several, couple, many, dozen, dozens, percent, minus, plus, times, into, by, दशमलव, आधा, आधे, ढेर, अनेक, કેટલાક, દશાંશ, અડધો, અડધા, અડધી';

export type NumberWord =
  | { kind: 'number'; hundredths: number }
  | { kind: 'added'; hundredths: number }
  | { kind: 'power'; power: number }
  | { kind: 'and' }
  | { kind: 'doubtful' };

let words: ReadonlyMap<string, NumberWord> | undefined;

/** Returns the meaning of a word as part of a spoken number, or `undefined`. */
export function findNumberWord(word: string): NumberWord | undefined {
  words ??= readWords();
  return words.get(word.toLowerCase().normalize('NFC'));
}

function readWords(): ReadonlyMap<string, NumberWord> {
  const found = new Map<string, NumberWord>();
  const add = (spellings: string, word: NumberWord) => {
    for (const spelling of spellings.normalize('NFC').split('|')) found.set(spelling, word);
  };
  for (const [first, names] of NAMES)
    for (const [index, name] of names.split(', ').entries())
      add(name, { kind: 'number', hundredths: (first + index) * 100 });
  for (const [index, name] of TENS.split(', ').entries()) add(name, { kind: 'number', hundredths: (index + 2) * 1000 });
  for (const [names, value] of LATIN_HINDI) add(names, { kind: 'number', hundredths: value * 100 });
  for (const [names, hundredths] of PARTS) add(names, { kind: 'number', hundredths });
  for (const [names, hundredths] of ADDED) add(names, { kind: 'added', hundredths });
  for (const [names, power] of POWERS) add(names, { kind: 'power', power });
  for (const word of DOUBTFUL.split(', ')) add(word, { kind: 'doubtful' });
  add('and|aur|અને|और', { kind: 'and' });
  addJoinedHundreds(add);
  return found;
}

/** Adds the hundreds that Gujarati and Hindi write as one word: પાંચસો, दोसौ, and their irregular forms. */
function addJoinedHundreds(add: (spellings: string, word: NumberWord) => void) {
  for (const [, names] of NAMES.slice(1))
    for (const [index, name] of names.split(', ').slice(0, 99).entries())
      for (const spelling of name.split('|'))
        add(`${spelling}સો|${spelling}सौ|${spelling}sau|${spelling}so`, {
          kind: 'number',
          hundredths: (index + 1) * 10_000,
        });
  add('બસો|બસ્સો|baso', { kind: 'number', hundredths: 20_000 });
  add('છસ્સો', { kind: 'number', hundredths: 60_000 });
  add('દોઢસો|dodhso', { kind: 'number', hundredths: 15_000 });
  add('અઢીસો|adhiso', { kind: 'number', hundredths: 25_000 });
  add('સવાસો|savaso', { kind: 'number', hundredths: 12_500 });
}
