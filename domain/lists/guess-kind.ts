import { findByWords, readWords } from '#domain/kernel/text/everyday-words.ts';
import { LIST_KINDS, type ListKind } from './facts.ts';

type Words = Readonly<Partial<Record<ListKind, string>>>;

/** Words that name what a list is for, in the letters in which couples type them. Entries are separated by commas. */
const NAMES: Words = {
  shopping: `shopping, groceries, grocery, kirana, kiryana, kariyanu, kariyana, ration, rashan, sabji, sabzi, shak, shaak,
    shakbhaji, bhaji, vegetable, veggie, supermarket, dmart, d mart, bigbasket, blinkit, zepto, instamart, kharidi, kharidari,
    buy, to buy, lavvanu, provision,
    કરિયાણું, કરિયાણા, ખરીદી, ખરીદવાનું, લાવવાનું, શોપિંગ, શૉપિંગ, શાક, શાકભાજી, રાશન, ગ્રોસરી, ડીમાર્ટ,
    किराना, किराने, राशन, खरीदारी, खरीददारी, शॉपिंग, सब्जी, सब्जियाँ, भाजी, ग्रोसरी, डीमार्ट`,
  chores: `chore, housework, cleaning, clean, laundry, todo, to do, task, errand, repair, gharkam, ghar kam, ghar kaam, kaam,
    kam, kamkaj, safai, saaf safai, jhadu, dhulai,
    ઘરકામ, કામ, કામો, કામકાજ, સફાઈ, સાફસફાઈ, રિપેરિંગ, ટાસ્ક,
    घरकाम, काम, कामकाज, सफाई, साफ सफाई, मरम्मत, धुलाई, टास्क`,
  packing: `packing, pack, suitcase, luggage, saman, samaan, travel bag,
    પેકિંગ, પૅકિંગ, પેક, સામાન, સૂટકેસ,
    पैकिंग, पैक, सामान, सूटकेस`,
  wishes: `wish, wishlist, gift, present, bucket list, dream, watchlist, to watch, bhet, ichchha, iccha, icchha, sapna, sapne,
    tohfa, tohfe, khwahish,
    ગિફ્ટ, ભેટ, ઇચ્છા, ઈચ્છા, ઇચ્છાઓ, ઈચ્છાઓ, સપનાં, સપના, વિશલિસ્ટ,
    गिफ्ट, तोहफा, तोहफे, इच्छा, इच्छाएँ, ख्वाहिश, ख्वाहिशें, सपने, सपना, विशलिस्ट`,
};

/** Words of places, things and occasions, which say less: 'House' is of chores, but 'House shopping' is not. */
const HINTS: Words = {
  shopping: `market, bazar, bazaar, mall, store, shop, fruit, milk, doodh, dudh, fal, mandi, amazon, flipkart, pharmacy, medical,
    બજાર, દુકાન, દૂધ, ફળ, મૉલ, મોલ, દવા,
    बाजार, दुकान, दूध, फल, मॉल, दवा`,
  chores: `house, home, ghar, garden, plant, maintenance, fix, bill, ઘર, બગીચો, છોડ, બિલ, घर, बगीचा, पौधे, बिल`,
  packing: `trip, travel, tour, vacation, holiday, weekend, honeymoon, trek, camping, beach, flight, train, bag, yatra, pravas,
    safar, goa, diu, manali, mount abu, saputara, kutch, rann, dwarka, somnath, udaipur, kashmir, kerala, dubai, bali,
    પ્રવાસ, ટ્રિપ, યાત્રા, ફરવા, હનીમૂન, બેગ, બૅગ, ગોવા, દીવ, આબુ, કચ્છ,
    सफर, यात्रा, ट्रिप, घूमने, हनीमून, बैग, छुट्टी, छुट्टियाँ, गोवा, मनाली`,
  wishes: `birthday, bday, anniversary, janmdin, someday, movie, film, book, બર્થડે, જન્મદિવસ, એનિવર્સરી, ફિલ્મ, મૂવી,
    बर्थडे, जन्मदिन, एनिवर्सरी, फिल्म, फिल्में, मूवी`,
};

let read: readonly ReadonlyMap<string, ListKind>[] | undefined;

/** Returns the kind of a list by the everyday words of its title, such as 'kirana' or 'ઘરકામ'; `null` if it has none. */
export function guessKind(title: string): ListKind | null {
  read ??= [NAMES, HINTS].map((words) => readWords(LIST_KINDS, words));
  for (const words of read) {
    const kind = findByWords(words, title);
    if (kind !== null) return kind;
  }
  return null;
}
