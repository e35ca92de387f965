import { findByWords, readWords } from '#domain/kernel/text/everyday-words.ts';
import { DATE_CATEGORIES, type DateCategory } from './facts.ts';

type WordLists = Readonly<Partial<Record<DateCategory, string>>>;

/** Words for something to do, in the letters in which couples type them. Entries are separated by commas. */
const DEEDS: WordLists = {
  romantic_dinner: `dinner, diner, lunch, brunch, breakfast, buffet, candle light, candlelight, candle night,
    restaurant, date night, anniversary dinner, book a table, table for two, valentine, rooftop dinner,
    street food, jamva, jamvanu, jamwa, khane, khava, khavanu, bahar khana,
    ડિનર, લંચ, બ્રંચ, નાસ્તો, જમવા, જમવાનું, જમણ, ખાવા, રેસ્ટોરન્ટ, કૅન્ડલ લાઇટ, કેન્ડલ લાઇટ, ડેટ નાઇટ,
    डिनर, लंच, ब्रंच, नाश्ता, खाने, बाहर खाना, रेस्टोरेंट, कैंडल लाइट, डेट नाइट`,
  movie_night: `movie, film, cinema, drive in, picture, pikchar, pvr, inox, cinepolis, multiplex, netflix,
    prime video, hotstar, web series, series, matinee, natak, drama, theatre, theater, stand up, standup,
    comedy show, book tickets,
    મૂવી, ફિલ્મ, પિક્ચર, સિનેમા, નાટક, નેટફ્લિક્સ, વેબ સિરીઝ,
    मूवी, फिल्म, पिक्चर, सिनेमा, नाटक, नेटफ्लिक्स, वेब सीरीज`,
  cooking: `cook, cooking, cooking class, bake, baking, recipe, make dinner, make lunch, make pizza, make pasta,
    homemade, rasoi, rasoi banaviye, khana banana, khana banaye, khana banayenge, masterchef,
    રસોઈ, કુકિંગ, કૂકિંગ, બેકિંગ, રાંધીએ, રાંધવું, રસોડું,
    कुकिंग, बेकिंग, रसोई, पकाना, खाना बनाना, खाना बनाएँ, खाना बनाएँगे, खाना पकाना`,
  outdoor: `walk, walking, stroll, hike, hiking, trek, trekking, ride, bike ride, drive, long drive, road trip,
    trip, day trip, tour, travel, weekend in, weekend at, safari, camp, camping, boat, boating, kayaking, rafting,
    climbing, ziplining, paragliding, go kart, go karting, adventure, kite, kite festival, patang, uttarayan, mela,
    melo, fair, carnival, farva, farwa, pharva, latar, chalva, ghumne, ghumna, ghoomne, ghoomna, tehelna, tahalna,
    sair, picnic spot, water park, amusement park, zoo,
    ફરવા, ફરવાનું, લટાર, વૉક, વોક, ચાલવા, ડ્રાઇવ, લૉંગ ડ્રાઇવ, લોંગ ડ્રાઇવ, રાઇડ, ટ્રેક, ટ્રેકિંગ, ટ્રિપ, પ્રવાસ,
    સફારી, પતંગ, ઉત્તરાયણ, મેળો, મેળા, બોટિંગ, કેમ્પિંગ, પ્રાણીસંગ્રહાલય,
    घूमने, घूमना, सैर, टहलना, टहलने, वॉक, ड्राइव, लॉन्ग ड्राइव, लॉंग ड्राइव, राइड, ट्रेक, ट्रेकिंग, ट्रिप, सफर,
    सफारी, पतंग, मेला, मेले, बोटिंग, कैंपिंग, चिड़ियाघर`,
  gaming: `game, games night, game night, gaming, video game, board game, chess, carrom, carom, ludo, uno,
    monopoly, scrabble, rummy, teen patti, cards, playstation, ps5, xbox, arcade, bowling, pool table, snooker,
    billiard, escape room, laser tag, quiz, antakshari, patta, taash, shatranj, housie, tambola,
    ગેમ, ચેસ, કેરમ, લુડો, લૂડો, પત્તાં, પત્તા, અંતાક્ષરી, બોલિંગ, બૉલિંગ, હાઉઝી,
    गेम, चेस, शतरंज, कैरम, लूडो, ताश, अंताक्षरी, बॉलिंग, हाउजी`,
  reading: `read, reading, books, the same book, book fair, book club, book shop, bookshop, book store, bookstore,
    library, novel, poem, poetry, kavita, pustak, kitab, kitaab, vanchan, vanchvu, padhna,
    પુસ્તક, પુસ્તકો, વાંચન, વાંચવું, વાંચીએ, લાઇબ્રેરી, ચોપડી, કવિતા,
    किताब, किताबें, पढ़ना, पढ़ें, लाइब्रेरी, कविता, उपन्यास`,
  spa_relaxation: `spa, sauna, steam bath, jacuzzi, bubble bath, facial, pedicure, manicure, salon, parlour, relax,
    relaxing, staycation, meditation, meditate, self care, do nothing, lazy day, aaram, aram, dhyan,
    સ્પા, રિલૅક્સ, રિલેક્સ, આરામ, મેડિટેશન, ધ્યાન, પાર્લર, સ્ટેકેશન,
    स्पा, रिलैक्स, आराम, मेडिटेशन, ध्यान, पार्लर, स्टेकेशन`,
  intimate_conversation: `talk, talking, deep talk, long talk, heart to heart, conversation, catch up, chat, vaat,
    vaato, vato, vatu, baat, baatein, baaten, bate, gappa, gapsap, gapshap, gupshup,
    વાત, વાતો, ગપ્પાં, ગપ્પા, ગપસપ,
    बात, बातें, बातचीत, गपशप`,
  massage: `massage, foot massage, head massage, champi, malish, maalish,
    મસાજ, માલિશ, ચંપી,
    मसाज, मालिश, चंपी`,
  art_craft: `art, craft, paint, painting, pottery, clay, sketch, sketching, drawing, draw, calligraphy, origami,
    diy, embroidery, knitting, candle making, rangoli, mehndi, mehendi, mehandi, museum, exhibition, art gallery,
    photography, photo walk, photo shoot, photoshoot, workshop, bandhani, block printing,
    પેઇન્ટિંગ, પેઈન્ટિંગ, પોટરી, પૉટરી, રંગોળી, મહેંદી, મેંદી, ચિત્ર, ક્રાફ્ટ, મ્યુઝિયમ, પ્રદર્શન, ફોટોગ્રાફી,
    पेंटिंग, पॉटरी, रंगोली, मेहंदी, मेहँदी, चित्र, क्राफ्ट, म्यूजियम, प्रदर्शनी, फोटोग्राफी`,
  stargazing: `stargazing, star gazing, stars, under the stars, under the moon, watch the stars, full moon,
    moonlight, moonrise, eclipse, meteor, meteor shower, telescope, planetarium, night sky, sharad poonam,
    sharad purnima, chandni raat, tara jova, tare dekhna, tare dekhne,
    તારાઓ, તારા જોવા, ચાંદની રાત, શરદ પૂનમ, ગ્રહણ,
    तारे, सितारे, तारे देखना, चाँदनी रात, शरद पूर्णिमा, ग्रहण`,
  picnic: `picnic, piknik, picknick, barbecue, barbeque, bbq, ujani, ujaani,
    પિકનિક, ઉજાણી, બાર્બેક્યુ,
    पिकनिक, बारबेक्यू`,
  dancing: `dance, dancing, dance class, salsa, garba, garba class, garba night, dandiya, raas, navratri, disco,
    dj, dj night, club night, concert, live music, gig, karaoke, naach, nach, nachva, nachna,
    ગરબા, દાંડિયા, રાસ, નવરાત્રિ, નવરાત્રી, ડાન્સ, નાચવા, કૉન્સર્ટ, કોન્સર્ટ,
    गरबा, डांडिया, रास, नवरात्रि, डांस, नाच, नाचना, कॉन्सर्ट`,
  workout: `workout, work out, gym, yoga, run, running, jog, jogging, marathon, cycling, cycle, badminton, tennis,
    table tennis, squash, pickleball, swim, swimming, swimming pool, football, cricket, box cricket, skating,
    zumba, pilates, crossfit, exercise, kasrat, dodva, daudna, tarva,
    જિમ, યોગ, યોગા, દોડવા, રનિંગ, સાઇક્લિંગ, સાઇકલ, બૅડમિન્ટન, બેડમિન્ટન, ટેનિસ, ક્રિકેટ, સ્વિમિંગ, તરવા, કસરત,
    ઝુમ્બા,
    जिम, योग, योगा, दौड़, दौड़ना, दौड़ने, रनिंग, साइकिलिंग, साइकिल, बैडमिंटन, टेनिस, क्रिकेट, स्विमिंग, तैरना,
    तैरने, कसरत, जुम्बा`,
  shopping: `shop, shopping, window shopping, buy, saree, sari, chaniya choli, ikea, dmart, d mart, flea market,
    night market, kharidi, khareedi, kharidari, kharidva, kharidne,
    શૉપિંગ, શોપિંગ, ખરીદી, ખરીદવા, સાડી, ચણિયાચોળી,
    शॉपिंग, खरीदारी, खरीदने, साड़ी`,
};

/** Places, dishes and occasions, which count in a title without anything to do. */
const SETTINGS: WordLists = {
  intimate_conversation: `chai, chay, cha, tea, coffee, kofi, cafe, ccd, starbucks, kitli, tapri, adrak chai,
    cutting chai,
    ચા, ચાની કિટલી, કૉફી, કોફી, કૅફે, કેફે, કિટલી,
    चाय, कॉफी, कैफे, टपरी`,
  romantic_dinner: `thali, pizza, pasta, dosa, biryani, pav bhaji, bhajiya, undhiyu, dabeli, pani puri, panipuri,
    golgappa, momo, sizzler, sushi, khana, food, agashiye, anniversary,
    થાળી, પિઝા, પીઝા, પાસ્તા, ઢોસા, ઢોંસા, બિરયાની, પાંઉભાજી, પાઉંભાજી, ભજિયાં, ઊંધિયું, ઉંધિયું, દાબેલી, પાણીપુરી,
    એનિવર્સરી,
    थाली, पिज्जा, पास्ता, डोसा, बिरयानी, पावभाजी, पकौड़े, पानीपूरी, गोलगप्पे, खाना, एनिवर्सरी`,
  outdoor: `park, garden, bagicho, bageecha, baag, river, riverfront, nadi, beach, sea, dariya, dariyo, samandar,
    lake, talav, talab, jheel, hill, mountain, pahad, dungar, waterfall, forest, jungle, sunrise, sunset,
    farmhouse, farm house, resort, kankaria, sabarmati, adalaj, statue of unity, gir, saputara, polo forest, diu,
    daman, goa, mount abu, udaipur, rann, kutch, dwarka, somnath,
    પાર્ક, ગાર્ડન, બગીચો, બગીચા, નદી, રિવરફ્રન્ટ, દરિયો, દરિયા, તળાવ, ડુંગર, પહાડ, ધોધ, જંગલ, સૂર્યોદય, સૂર્યાસ્ત,
    કાંકરિયા, સાબરમતી, અડાલજ, ગીર, સાપુતારા, દીવ, દમણ, ગોવા, આબુ, કચ્છ, રણોત્સવ,
    पार्क, गार्डन, बगीचा, बाग, नदी, रिवरफ्रंट, समंदर, समुद्र, झील, पहाड़, झरना, जंगल, सूर्योदय, सूर्यास्त, गोवा,
    कच्छ, दीव, आबू`,
  shopping: `mall, bazaar, bazar, market, law garden, lal darwaja, dhalgarwad,
    મૉલ, મોલ, બજાર,
    लॉ गार्डन, मॉल, बाजार`,
  other: `temple, mandir, darshan, puja, pooja, aarti, arti, wedding, lagna, lagan, shaadi, shadi, sagai,
    engagement, reception,
    મંદિર, દર્શન, પૂજા, આરતી, લગ્ન, સગાઈ,
    मंदिर, दर्शन, पूजा, आरती, शादी, सगाई`,
};

let lists: ReturnType<typeof readDateWords> | undefined;

/** Returns the kind of a date by the everyday words of its title, such as 'garba' or 'ફિલ્મ'; `null` if it has none. */
export function guessDateCategory(title: string): DateCategory | null {
  lists ??= readDateWords();
  return findByWords(lists.deeds, title) ?? findByWords(lists.settings, title);
}

/** Lists the entries of the word lists in the form in which titles are compared, each with its kind. */
export function readDateWords() {
  return { deeds: readWords(DATE_CATEGORIES, DEEDS), settings: readWords(DATE_CATEGORIES, SETTINGS) };
}
