import { foldText } from '#domain/kernel/text/fold-text.ts';
import { EXPENSE_CATEGORIES, type ExpenseCategory } from './facts.ts';

/** Everyday titles of expenses in the letters in which couples type them. Entries are separated by commas. */
const EVERYDAY_WORDS: Readonly<Partial<Record<ExpenseCategory, string>>> = {
  food: `chai, chay, tea, coffee, cafe, ccd, starbucks, lunch, dinner, breakfast, brunch, snack, nasto, nashta, thali, pizza,
    burger, dosa, idli, vada pav, vadapav, samosa, dabeli, pani puri, panipuri, puchka, golgappa, bhel, sev puri, pav bhaji,
    fafda, jalebi, khaman, dhokla, khichu, gathiya, locho, undhiyu, biryani, momo, chaat, paratha, chole, maggi, sandwich,
    noodle, icecream, ice cream, kulfi, gola, juice, lassi, chaas, shake, cake, pastry, mithai, sweet, restaurant, hotel food,
    canteen, tiffin, swiggy, zomato, domino, mcdonald, kfc, subway, jamvanu, khana, paan, pan, farsan, soda, cold drink,
    ચા, કૉફી, નાસ્તો, જમવાનું, જમણ, થાળી, પિઝા, પીઝા, ઢોંસા, ઢોસા, વડાપાંઉ, દાબેલી, પાણીપુરી, ભેળ, ફાફડા, જલેબી, ખમણ, ઢોકળા,
    ભજિયાં, ગોટા, ખીચું, ઇડલી, પફ, મસ્કાબન, પેંડા, શેરડીનો રસ, બરફગોળો, ગાંઠિયા, સમોસા,
    આઈસ્ક્રીમ, આઇસક્રીમ, કુલ્ફી, છાશ, લસ્સી, જ્યુસ, મીઠાઈ, કેક, પાન, ટિફિન, હોટેલ, રેસ્ટોરન્ટ, ખાવાનું,
    चाय, कॉफी, नाश्ता, खाना, थाली, पिज्जा, डोसा, समोसा, वड़ापाव, पानीपुरी, गोलगप्पे, गोलगप्पा, कचौड़ी, पोहा, चाट,
    जलेबी, आइसक्रीम, कुल्फी, लस्सी, छाछ,
    जूस, मिठाई, केक, पान, टिफिन, होटल, बिरयानी, पराठा, मोमो`,
  groceries: `milk, doodh, dudh, sabzi, sabji, shak, shaak, shakbhaji, vegetable, veggie, fruit, fal, kirana, kariyanu, grocery,
    groceries, ration, rice, chokha, chawal, atta, lot, wheat, ghau, dal, oil, tel, ghee, sugar, khand, cheeni, salt, masala,
    spice, bread, butter, paneer, curd, dahi, egg, anda, biscuit, onion, potato, bataka, tomato, mango, keri, banana, dmart,
    d mart, bigbasket, blinkit, zepto, instamart, amul, supermarket, soap, sabu, detergent, shampoo, toothpaste,
    દૂધ, શાક, શાકભાજી, ફળ, ફ્રૂટ, કરિયાણું, ચોખા, લોટ, ઘઉં, દાળ, તેલ, ઘી, ખાંડ, મસાલા, બ્રેડ, પનીર, દહીં, બટાકા, ડુંગળી, ટામેટા,
    કેરી, કેળા, સાબુ, શેમ્પૂ, બિસ્કિટ,
    दूध, सब्जी, फल, किराना, राशन, चावल, आटा, दाल, तेल, घी, चीनी, मसाला, ब्रेड, पनीर, दही, अंडे, आलू, प्याज, टमाटर, आम, केला, साबुन, बिस्किट`,
  transport: `auto, rickshaw, riksha, rikshaw, ricksha, taxi, cab, ola, uber, rapido, petrol, diesel, cng, fuel, parking, toll,
    fastag, bus, amts, brts, gsrtc, metro, scooter, activa, bike, car, puncture, tyre, servicing, car wash, car service, metro card,
    ઓટો, રિક્ષા, ટૅક્સી, ટેક્સી, પેટ્રોલ, ડીઝલ, બસ, મેટ્રો, પાર્કિંગ, ટોલ, સ્કૂટર, બાઇક, એક્ટિવા, ગાડી, પંચર, રિક્શા, છકડો, શટલ,
    ऑटो, रिक्शा, टैक्सी, पेट्रोल, डीजल, बस, मेट्रो, पार्किंग, टोल, स्कूटर, बाइक, गाड़ी, पंचर`,
  travel: `train, irctc, flight, plane, airport, indigo, hotel, oyo, resort, homestay, trip, tour, travel, luggage, visa, passport,
    makemytrip, goibibo, holiday, yatra, ticket,
    ટ્રેન, ફ્લાઇટ, પ્રવાસ, યાત્રા, ટ્રિપ, રિસૉર્ટ, ટિકિટ, વિઝા,
    ट्रेन, फ्लाइट, यात्रा, सफर, ट्रिप, रिसॉर्ट, टिकट, वीजा`,
  rent: `rent, bhadu, bhada, kiraya, deposit, brokerage, pg, hostel, ભાડું, ભાડા, ભાડે, ડિપોઝિટ, હૉસ્ટેલ, किराया, भाड़ा, डिपॉजिट, हॉस्टल`,
  bills: `bill, recharge, wifi, wi-fi, broadband, internet, electricity, light bill, lightbill, bijli, vij bill, torrent, gas, gas bill,
    cylinder, lpg, water bill, water tax, jio, airtel, vi, bsnl, mobile, dth, tata play, emi, loan, insurance, premium, lic, tax, vero,
    postpaid, prepaid, maintenance, society, phone bill,
    બિલ, રિચાર્જ, વીજળી, લાઇટબિલ, ગૅસ, ગેસ, ઇન્ટરનેટ, વાઇફાઇ, વીમો, વેરો, હપ્તો, મેન્ટેનન્સ, મેઇન્ટેનન્સ, સોસાયટી, ડીટીએચ, બાટલો,
    बिल, रिचार्ज, बिजली, गैस, इंटरनेट, वाईफाई, बीमा, किस्त, टैक्स, सिलेंडर, मेंटेनेंस`,
  health: `medicine, dawai, dava, tablet, doctor, dr, hospital, clinic, chemist, pharmacy, medical, apollo, pharmeasy, 1mg, lab,
    blood test, xray, x-ray, sonography, dentist, eye test, spectacles, chashma, gym, yoga, physio, vaccine, bandage, syrup, pregnancy,
    દવા, દવાખાનું, ડૉક્ટર, ડોક્ટર, હૉસ્પિટલ, હોસ્પિટલ, ચશ્માં, ચશ્મા, જિમ, યોગ, રિપોર્ટ, સોનોગ્રાફી,
    दवा, दवाई, दवाइयाँ, डॉक्टर, अस्पताल, क्लिनिक, चश्मा, जिम, योग`,
  entertainment: `movie, film, picture, cinema, pvr, inox, bookmyshow, netflix, prime, hotstar, spotify, youtube, concert, garba, garba
    pass, navratri pass, game, gaming, bowling, cricket, match, show, drama, natak, museum, zoo, water park, circus, mela,
    મૂવી, ફિલ્મ, પિક્ચર, સિનેમા, નાટક, ગરબા, મેળો, સર્કસ, મૅચ,
    फिल्म, मूवी, पिक्चर, सिनेमा, नाटक, गरबा, मेला, सर्कस, मैच`,
  shopping: `saree, sari, dress, kurta, kurti, shirt, tshirt, t-shirt, jeans, pant, chaniya choli, dupatta, shoe, chappal, sandal, bag,
    purse, watch, jewellery, jewelry, earring, bangle, gold, cloth, clothes, kapda, tailor, darji, amazon, flipkart, myntra, meesho, ajio,
    nykaa, mall, laptop, charger, earphone, headphone, makeup, lipstick, perfume, cosmetic, salon, parlour, haircut, book, novel,
    સાડી, ડ્રેસ, કુર્તી, કુર્તો, શર્ટ, કપડાં, ચંપલ, બૂટ, પર્સ, ઘડિયાળ, ઘરેણાં, સોનું, દરજી, ચણિયાચોળી, પાર્લર, પુસ્તક,
    साड़ी, ड्रेस, कुर्ता, कुर्ती, शर्ट, कपड़े, चप्पल, जूते, पर्स, घड़ी, गहने, सोना, दर्जी, पार्लर, किताब`,
  gifts: `gift, birthday, bday, shagun, rakhi, flower, bouquet, wedding gift, chandlo, vyavhar, donation, daan, ગિફ્ટ, ભેટ, ચાંલ્લો, રાખડી,
    શગુન, મામેરું, ફૂલ, દાન, उपहार, गिफ्ट, तोहफा, शगुन, राखी, फूल, दान`,
  dates: `date, date night, candle light dinner, anniversary dinner, valentine, ડેટ, डेट`,
  home: `furniture, sofa, bed, mattress, gadlu, curtain, bedsheet, chadar, pillow, utensil, vasan, cooker, mixer, fridge, washing machine,
    ac, fan, bulb, light, plumber, electrician, carpenter, painter, maid, bai, kamwali, cook, cleaner, broom, jhadu, laundry, dhobi, ikea,
    pepperfry, repair, plant, pet, dog, cat, newspaper,
    ફર્નિચર, સોફા, ગાદલું, ચાદર, પડદા, વાસણ, કૂકર, પંખો, પ્લમ્બર, કામવાળી, ઝાડુ, ધોબી, છાપું, રિપેર,
    फर्नीचर, सोफा, गद्दा, चादर, परदे, बर्तन, कुकर, पंखा, प्लंबर, कामवाली, झाड़ू, धोबी, अखबार`,
};

/** Number of words in the longest entry of the list. */
const PHRASE_WORDS = 3;
/** Case endings that Gujarati writes as part of the word: 'રિક્ષાનું'. */
const GUJARATI_ENDING = /(?:નું|ની|નો|ના|ને|માં|થી)$/u;

let categories: ReadonlyMap<string, ExpenseCategory> | undefined;

/**
 * Returns the category of a title by its everyday words, such as 'auto' or 'શાકભાજી'; `null` if it has none. A longer
 * phrase wins over a shorter one, then the first in the title.
 */
export function guessCategory(title: string): ExpenseCategory | null {
  categories ??= readWords();
  const words = wordsOf(title);
  for (let length = PHRASE_WORDS; length > 0; length -= 1)
    for (let start = 0; start + length <= words.length; start += 1) {
      const found = find(categories, words.slice(start, start + length).join(' '));
      if (found) return found;
    }
  return null;
}

/** Lists the entries of the word list in the form in which titles are compared, each with its category. */
export function readWords(): ReadonlyMap<string, ExpenseCategory> {
  return new Map(
    EXPENSE_CATEGORIES.flatMap((category) =>
      (EVERYDAY_WORDS[category]?.split(',') ?? []).map((word) => [wordsOf(word).join(' '), category] as const),
    ),
  );
}

/** Finds a phrase as typed, in the singular, or without a Gujarati case ending. */
function find(known: ReadonlyMap<string, ExpenseCategory>, phrase: string): ExpenseCategory | undefined {
  return (
    known.get(phrase) ??
    known.get(phrase.replace(/e?s$/u, '')) ??
    known.get(phrase.replace(/s$/u, '')) ??
    known.get(phrase.replace(GUJARATI_ENDING, ''))
  );
}

/** Splits a text into words without marks and punctuation, folded as searches are. */
function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
