import { MONTH_NAMES } from '#client/lib/format/typed-days.ts';
import type { Refusal } from './entry.ts';
import { findOpenForm } from './open-payments.ts';
import { foldSpelling, markAmounts, MONEY, phrase, SUM } from './phrases.ts';

/** Gujarati and Hindi, in their scripts and in Latin letters: 'was received', 'came'. */
const GOT = String.raw`(?:mila|mile|mili|mil ga(?:ya|ye|yi)|milya|malya|malyo|malyu|મળ્યા|મળ્યો|મળ્યું|મળી|મળેલા|मिला|मिले|मिली|मिल गए|मिल गये|मिल गया|प्राप्त)`;
const CAME = String.raw`(?:aa ?ga(?:ya|ye|yi|i)|aavi gay[aoiue]|આવી ગ[\p{L}\p{M}]+|आ (?:गया|गये|गए|गई|गयी)|aaya|aaye|aayi|aavya|aavyo|avya|avyo|jama(?! (?:k|masjid))|આવ્યા|આવ્યો|આવી|જમા(?! કર)|आया|आए|आये|आई|आयी|जमा(?! (?:कि|करा|करव)))`;
const FROM = String.raw`(?:se|thi|pase ?thi|paase ?thi|taraf ?(?:se|thi)|પાસેથી|તરફથી|से)`;
const TO_ME = String.raw`(?:mujhe|mujhko|hame|hamein|mane|amne|મને|અમને|मुझे|मुझको|हमें)`;
const GAVE = String.raw`(?:diye|diya|bheje|bheja|aapya|apya|mokalya|આપ્યા|મોકલ્યા|ચૂકવ્યા|दिए|दिये|दिया|भेजे|भेजा)`;
const SALARY = String.raw`(?:salary|pagar|stipend|pension|bonus|પગાર|પેન્શન|બોનસ|पगार|वेतन|सैलरी|तनख्वाह|पेंशन|बोनस)`;
const CASH = String.raw`(?:paisa|paise|payment|money|cash|પૈસા|પેમેન્ટ|पैसे|पैसा|पेमेंट|${SALARY})`;
/** Recurring costs that are announced before they are paid. */
const BILL = String.raw`(?:(?:\p{L}+ )?bills?|rent|emi|payments?|amount|fees?|premium|instal?ments?|recharge|subscription|invoice|loan|maintenance|kiraya|bhadu|hapto|kist|ભાડું|બિલ|હપ્તો|ફી|किराया|बिल|किस्त|फीस|फ़ीस)`;
/** 'Is still due'. */
const OPEN = String.raw`(?:ba+ki|bakaya|બાકી|પેન્ડિંગ|बाकी|बाक़ी|बकाया|पेंडिंग)`;

/** Patterns for the messages of banks, whose words may occur in typed lines too; the first match decides. */
const OF_BANKS: readonly [Refusal, RegExp][] = [
  ['code', /\b(?:upi pin|do not share|never share|is your code)\b/iu],
  [
    'refund',
    /\b(?:(?<!will (?:be|get) )refund(?:s|ed)?|(?<!will (?:be|get) )revers(?:ed|al)|cashback|chargeback|returned to your|credited back|roll(?:ed)? ?back)\b|રિફંડ|કૅશબૅક|કેશબેક|रिफंड|रिफ़ंड|कैशबैक/iu,
  ],
  [
    'notPaid',
    /\b(?:declined?|fail(?:ed|ure)|unsuccessful|rejected|not (?:been )?(?:completed|processed|successful|debited|approved|honou?red)|could not|cannot be|unable to|timed out|expired|returned unpaid|bounced|dishonou?red|requested|requests|request(?:ing)? (?:money|payment|of|for)|asked you|(?:collect|payment|money) request|will be (?:auto-?)?(?:debited|deducted|charged|presented|processed)|to be (?:auto-?)?(?:debited|deducted|charged)|scheduled|upcoming|mandate .*(?:created|registered|register|set ?up|setup|revoked|cancel\w*|paused|modified|approved|accepted|activated)|(?:registered|created|approve|approved|set ?up|setup|activated|registration).{0,40}mandate|mandate (?:request|registration|creation)|(?:autopay|auto[- ]pay|auto[- ]debit|sip|standing instructions?|si|e-?nach|nach) .{0,60}(?:set ?up|setup|enabled|registered|activated|created|approved|cancelled|modified|paused)|(?:registered|activated|set ?up|enabled|created).{0,30}(?:autopay|auto[- ]pay|standing instructions?|sip)\b|insufficient|statement (?:is|for|has|of)|bill (?:is |has been )?generated|(?:payment|bill|emi) reminder|blocked (?:in|for|on|towards)|pending|on hold|in progress|initiated but)\b/iu,
  ],
];

const OFFERED =
  /\b(?:pre-?approved|pre-?qualified|apply (?:now|online|here|today)|avail(?: now| up ?to)|offers?(?! zone)|(?:flat|upto|up to|get|save|win) (?:up ?to )?(?:rs\.?|inr|₹|\d+) ?[\d,]*%? ?(?:off|discount|cash|instant)|% off|discount|win|limited period|personal loan|instant loan|top-?up loan|credit limit (?:increase|enhanc)|t&c|vouchers?|sale|eligible|upgrade (?:now|to)|shop now|lowest rates?|introducing)\b/iu;
const OWED = phrase(
  '(?:is|was|are) due|due (?:on|date|by|in|for)|overdue|(?:minimum|min|total|amt|amount) (?:(?:amt|amount) )?due|(?:minimum|min) (?:payment|amount|amt)|pay (?:now|by #|before|within)',
);
/** A finished payment. A sum due after it is a balance: 'Rs 330 spent on Lazypay. Total due Rs 980'. */
const SPENT = phrase(
  `${MONEY} (?:has been |was |is )?(?:spent|paid|debited|charged|deducted) (?:on|at|to|from|for|via|towards|using)`,
  `(?<!if you have )(?:spent|paid|sent|debited) ${MONEY}`,
);

const CAME_BACK = phrase(
  `ખાતામાં (?:પાછા|પરત)|खाते में (?:वापस|वापिस|लौट\\p{L}*)|${SUM} પરત`,
  'refund(?:ed|s)?|revers(?:ed|al)|cash ?back|charge ?back|money back',
  'રિફંડ|રિફન્ડ|કૅશબૅક|કેશબેક|रिफंड|रिफ़ंड|कैशबैक',
  `returned (?:me |us |the |my )?(?:${MONEY}|money|cash)`,
  `got ${SUM} back`,
  `(?<=[\\p{L}\\p{M}] )(?<!(?<!\\p{L})(?:i|we|have|had|just) )(?:returned|(?:gave|paid|sent) (?:me |us )?back) ${SUM}(?! to)`,
  `(?:ne|ने) ${SUM} (?:lauta\\p{L}+|लौटा\\p{M}*[\\p{L}\\p{M}]*|(?:wapas|vapas|वापस) (?:kiye|diye|किए|दिए|किये|दिये))`,
  `[\\p{L}\\p{M}]+[એે] ${SUM} (?:પાછા|પરત) (?:આપ્યા|કર્યા)`,
  `(?:myntra|ajio|amazon|flipkart|meesho|nykaa|zara|lenskart|croma|ikea|decathlon|order|product|item|t-?shirt|shirt|dress|kurt[ai]|shoes?|jeans|saree|clothes|parcel|deposit) return(?:ed)? ${SUM}`,
  `(?<!(?:ko|ne|को) )${CASH} (?:wapas|vapas|pachh?a|પાછા|પરત|वापस|वापिस) ${SUM}`,
  `${SUM} (?:wapas|vapas|वापस|પાછા)$`,
  `(?:${SUM}|${CASH}) (?:wapas|vapas|pachh?a|પાછા|वापस) (?:${GOT}|${CAME})`,
  `(?:wapas|vapas|pachh?a|પાછા|वापस) ${GOT} ${SUM}`,
);

const ATTEMPT = '(?:payments?|transactions?|txn|transfers?|recharge|upi|cheque|emi|પેમેન્ટ|ચુકવણી|पेमेंट|भुगतान|लेनदेन)';
/** A typed line of a failure, which names it beside the payment. */
const FAILED_ATTEMPT = phrase(
  `(?:failed|declined|unsuccessful|bounced|rejected) (?:upi |card |bank )?${ATTEMPT}|cancell?ed (?:order|booking|payment|transaction|transfer)`,
  `${ATTEMPT} (?:has |had |was |is |got )?(?:failed|fail|declined|unsuccessful|bounced|rejected|cancell?ed|cancel|ફેલ|फेल|રદ|रद्द|nahi hu[ai]|nathi thayu|नहीं हु[आई]|નથી થયું)`,
);
const NOT_MADE = phrase(
  'failed|failure|declined|unsuccessful|bounced',
  '(?:payment|transaction|txn|transfer|order|booking|upi)(?!\\p{L}).{0,60}(?<!\\p{L})(?:cancell?ed|pending|on hold|rejected|expired|timed out|in progress|not (?:been )?(?:completed|processed|successful))',
  'નિષ્ફળ|અસફળ|નકારાયું|નામંજૂર|અસ્વીકાર\\p{M}*|ફેલ થ\\p{L}*|असफल|विफल|नाकाम|अस्वीकृत|अस्वीकार|नामंज़ूर|फेल हो\\p{M}*',
);
/** Length in characters from which a typed line without a currency also counts as a message. */
const MESSAGE_LENGTH = 40;

const ASKED_FOR = phrase(
  `(?<!(?<!\\p{L})as )request(?:ed|s|ing)? (?:for |you |me |a payment |payment |money )?(?:of |for )?${SUM}`,
  `${SUM} (?:is |was |has been )?requested|(?:payment|money|collect) request|requested (?:money|payment)`,
  `ask(?:s|ed|ing)? (?:you |me |us )?for ${SUM}|ow(?:es?|ed|ing)`,
  `${SUM} ma+n?g(?:e|a|ya)|maange|maanga|maangya|માંગ્યા|માગ્યા|માંગે છે|माँगे|मांगे|माँगा|मांगा|(?:माँग|मांग) (?:रहा|रही|रहे)`,
  'रिक्वेस्ट|રિક્વેસ્ટ|अनुरोध|વિનંતી',
);
const STILL_TO_COME = phrase(
  'mandate(?!\\p{L}).{0,40} (?:created|set ?up|registered|approved|activ\\p{L}+|revoked|cancel\\p{L}+|paused|modified)',
  '(?:created|set ?up|registered|approved?|authori[sz]ed?) .{0,30}mandate|મેન્ડેટ|મૅન્ડેટ|मैंडेट|मैन्डेट|ऑटो ?पे (?:सेट|चालू|शुरू)\\p{M}*|ઑટો ?પે (?:સેટ|ચાલુ|શરૂ)|ઓટો ?પે (?:સેટ|ચાલુ|શરૂ)|સ્થાયી સૂચના|स्थायी निर्देश',
  'auto[- ]?pay(?!\\p{L}).{0,30} (?:set ?up|enabled|registered|activated|due|upcoming)',
  `(?:${MONEY}|debit|payment|autopay|emi|sip|transfer|recharge|premium)(?!\\p{L}).{0,40} scheduled|scheduled .{0,20}(?:debit|payment|autopay|emi|sip|transfer)`,
  'upcoming (?:payment|debit|auto\\p{L}*|emi|sip|bill|charge|renewal)|शेड्यूल|શેડ્યૂલ',
  'will (?:be |get |auto[- ]?)*(?:debited|deducted|charged|paid|billed|renew\\p{L}*|debit)|to be (?:auto[- ]?)?(?:debited|deducted|charged|paid)',
  'renew(?:s|ing|al)? (?:on|by|due|date)|yet to pay|not (?:yet )?paid|unpaid|please pay|(?:have|has|need|needs) to pay|pay (?:now|before|within)',
  `कटेगा|कटेंगे|काटे जा(?:ए|ये|एँ|एं|यें)\\p{M}*गे|કપાશે|katega|katenge|kapashe|(?:ડેબિટ|debit) (?:થશે|thashe|hoga|honge)|डेबिट (?:होगा|होंगे|होगी|किए जाएंगे|किया जाएगा|किये जायेंगे)|કપાઈ જશે|કાપવામાં આવશે|ડેબિટ કરવામાં આવશે|काटा जाएगा|काटी जाएगी|कट जाएंगे|कट जाएगा`,
  '(?:ભરવાના|ભરવાનું|ચૂકવવાના|ચૂકવવાનું|આપવાના|આપવાનું|લેવાના) છે|(?:देना|देने|भरना|भरने|चुकाना|चुकाने|लेना|लेने) (?:है|हैं)|(?:dena|dene|bharna|bharne|chukana|lena|lene) (?:hai|hain)|(?:aapvana|apvana|bharvana|bharvanu|levana) chh?e',
);
const DUE = phrase(
  `(?:${BILL}|${SUM}|is|are|was|total|minimum)(?: (?:is|are|of ${SUM}))? due(?! to(?!\\p{L}))(?! date(?! ?(?:is|on|:|-|#)))`,
  `(?:${MONEY}|${BILL})(?!\\p{L}).{0,40} (?:over)?due(?: (?:on|by|in|before|today|tomorrow|now|soon|this|next|since|#|date:?|${MONTH_NAMES})|$)`,
  `due (?:on|by|date:?) .{0,20}(?:${MONEY}|bill)|overdue|outstanding (?:of|amount|balance|bill|dues?)|payable`,
  `(?:${BILL}|${MONEY}) (?:is |still )?pending|pending (?:${BILL}|dues?|${MONEY})`,
  `bill(?!\\p{L}).{0,30} (?:generated|is ready)|(?:payment|bill|emi|rent) reminder|reminder.{0,30} (?:pay|bill|emi)`,
  `(?:${BILL}|${MONEY}) (?:हज़ार )?${OPEN}|${OPEN} (?:hai|hain|chh?e|છે|है|हैं)|${OPEN}$|bakaya|बकाया`,
  `${BILL}(?!\\p{L}).{0,40} last date|last date (?:to pay|for (?:the )?${BILL})|છેલ્લી તારીખ|આખરી તારીખ|आख़?िरी तारीख़?|अंतिम (?:तिथि|तारीख)|नियत तिथि|देय|ડ્યૂ|ड्यू`,
);
/** Tells that a bill was paid: 'paid rent due 12000'. */
const IS_PAID = phrase(
  '(?<!(?<!\\p{L})(?:not|yet|be|get|being|(?:if|once|unless|until)(?: \\p{L}+){0,4}) )(?:paid|spent|cleared|settled)(?! ?\\?)|(?<!(?<!\\p{L})(?:अगर|यदि|જો)(?!\\p{L}).{0,40})(?:bhara|bhari|bharyu|bharya|ભર્યું|ભર્યા|ચૂકવ્યું|ચૂકવ્યા|भरा|भरे|चुकाया|चुकाए|दिया|दिए)',
);

const ADVERTISED = phrase(
  `(?<!(?:after|with|minus|less|got|saved) (?:a )?)${MONEY} (?:flat |instant )?off|${SUM} off (?:on|at|your|for|next|every|when)`,
  `(?:flat|get|up ?to|extra|enjoy|avail|save|win)(?!\\p{L}).{0,12}(?:${MONEY}|# ?%).{0,15} (?:off|discount|savings?)`,
  `(?:win|save|જીતો|जीतें|जीतिए|jeeto) (?:up ?to )?${MONEY}|${MONEY} (?:जीतें|जीतिए|જીતો|jeeto)|${MONEY} onwards`,
  `${MONEY} (?:gift )?(?:vouchers?|coupons?) (?:expires?|awaits?|waiting|for you)|hurry!`,
  'use (?:code|coupon)|(?:promo|coupon) code|pre-?approved|offer (?:valid|ends?|expires?)|(?:limited|special|exclusive) (?:time |period )?offer|t&c|(?:shop|order|book|apply) now',
  `${SUM} ?%? ?(?:(?:સુધી)?ની|સુધીની|की|तक की|ki|tak ki|ni|sudhi ni)? ?(?:છૂટ|છુટ|छूट|chh?oot|chhut)`,
);

const TENANT = '(?:tenants?|lodger|kirayedar|bhad[uv]+at|ભાડૂત|ભાડુઆત|ભાડવાત|किराएदार|किरायेदार)';
const TOOK = '(?:liye|liya|lidha|lidhu|udhaa?r|લીધા|લીધેલા|ઉછીના|लिए|लिये|उधार)';
const YIELD = '(?:interest|byaj|vyaj|dividend|commission|વ્યાજ|ડિવિડન્ડ|ब्याज|डिविडेंड|लाभांश|कमीशन)';
/** Money from a loan, a tenant, a deposit or a sale. */
const EARNED = phrase(
  `(?<!(?:returned|return|repaid|paid|back) )borrowed (?:a |some )?(?:${SUM}|money|cash|from)|(?:took|taken|got) (?:an? |the )?(?:\\p{L}+ )?loan|(?:loan|લોન|लोन) ${SUM} ${TOOK}`,
  `${FROM} ${SUM} ${TOOK}|${SUM} [^#₹]{1,30} ${FROM} ${TOOK}|${SUM} ${GAVE} ${TO_ME}|udhaa?r (?:li|lidh)[a-z]+|(?:उधार|ઉછીના) (?:लिया|लिए|लिये|લીધા)`,
  `(?:rent|kiraya|bhadu|ભાડું|किराया) (?:${SUM} )?(?:received )?from|${TENANT} (?:rent|paid|gave|sent|ne|se|thi|pase ?thi|ने|से|પાસેથી|તરફથી)`,
  `received ${SUM} \\p{L}+$|(?:kiraya|bhada|bhadu|ભાડું|किराया|भाड़ा) (?:${SUM} )?${GOT}|received (?:the |my )?(?:rent|${YIELD})`,
  `${YIELD} (?:${SUM} )?(?:${GOT}|${CAME}|received|earned)|(?:fd|rd|savings?|deposit) ${YIELD}`,
  'bech(?:a|i|e)|bech d(?:iya|i|iye)|bik ga(?:ya|yi)|vechy(?:o|u|a)|vechi|વેચ્યો|વેચ્યું|વેચ્યા|વેચી|વેચાયો|વેચાયું|बेचा|बेची|बेचे|बेच (?:दिया|दी|दिए)|बिक (?:गया|गई)',
);

/** Costs that 'come': a bill, a ride or a parcel, as opposed to money. */
const COST_CAME = phrase(
  '(?:bill|total|kharch\\p{L}*|parcel|courier|delivery|order|auto|cab|uber|ola|taxi|rickshaw|bus|train|amazon|flipkart|zomato|swiggy|બિલ|ખર્ચ|રિક્ષા|પાર્સલ|बिल|खर्च|ऑटो|पार्सल)',
);
const CAME_IN = phrase(
  `(?<!(?:payment of|paid|sent) )${SUM} (?:has been |have been |was |were |is )?(?:received|credited)`,
  `collected ${MONEY} from`,
  `payment (?:of ${SUM} )?(?:has been |was |is )?received(?! by)`,
  `(?<!have )received (?:an? |the |my |our )?(?:payment |transfer )?(?:of )?(?:${MONEY}|${SUM} (?:from|by|via|in|into|back)|${CASH})|received ${SUM}$`,
  `(?<!your )${CASH} (?:has been |was |is )?(?:received|credited|came|arrived)|(?:will|to) receive ${SUM}|receive ${MONEY}`,
  `(?:sent|paid|gave|given|transferred) (?:to )?(?:you|me|us)(?: back)?(?: (?:${SUM}|money|cash|via|on|through|by|using|for|from|a payment)|[.!]?$)`,
  `(?:added|deposited|transferred) (?:to|in|into) (?:your|my account|our account)`,
  `got (?:${MONEY}|${SUM}) from|got (?:paid|my salary|salary)|got (?:money|cash) from|(?:earned|won) ${SUM}(?! (?:\\p{L}+ )?(?:coins?|points?|gems?|miles|stars?)(?!\\p{L}))|(?<!un)sold(?! out)|income(?! (?:tax|certificate|proof))`,
  `${SUM} ${GOT}|${SUM} .{1,30} ${FROM} ${GOT}|${FROM} ${GOT} ${SUM}|${CASH} (?:${SUM} )?(?:${GOT}|${CAME})`,
  `${TO_ME} .{0,20}${SUM} (?:.{0,10} )?(?:${GAVE}|${GOT}|${CAME})|${SUM} ${TO_ME} ${GAVE}`,
  String.raw`(?:^|(?<=^(?:my|our|${MONTH_NAMES}) ))${SALARY} (?:(?:${MONTH_NAMES}) )?${SUM}$|^${SUM} ${SALARY}$`,
);
/** Words that a bank's message of a payment may contain too: 'CHAI POINT credited', 'Bal Rs 1000.00 CR'. */
const CREDITED = phrase('credited|(?:₹|rs\\.?|inr) ?\\d[\\d,]{2,}(?:\\.\\d+)? ?cr(?:edit)?');
const CAME_FROM = phrase(`${SUM} ${CAME}|${SUM} .{1,30} ${FROM} ${CAME}|${FROM} ${CAME} ${SUM}`);

/**
 * Returns why a text is not an expense, in the words of banks, apps and people: the money came in or came back, was
 * never paid, is only asked for or still due, or nothing was sold yet. `null` if it can be one.
 * A payee's name is no advertisement: 'SALE POINT'.
 */
export function findRefusal(text: string, isOfBank: boolean, payee = ''): Refusal | null {
  const folded = foldSpelling(text);
  const marked = markAmounts(folded);
  return (
    (isOfBank ? findFormal(folded, marked, payee) : null) ??
    findOpenForm(withoutPaid(marked, payee), isOfBank) ??
    findInformal(marked, withoutNames(marked, payee), text.length) ??
    (isCredit(marked) || (!isOfBank && (EARNED.test(marked) || CREDITED.test(text))) ? 'credit' : null)
  );
}

function findFormal(text: string, marked: string, payee: string): Refusal | null {
  const formal = OF_BANKS.find(([, pattern]) => pattern.test(withoutPaid(marked, payee)));
  if (formal) return formal[0];
  const owed = OWED.exec(marked);
  const spent = SPENT.exec(marked);
  if (owed && !(spent && spent.index < owed.index)) return 'notPaid';
  return OFFERED.test(withoutNames(text, payee)) ? 'advertisement' : null;
}

function findInformal(marked: string, unnamed: string, length: number): Refusal | null {
  if (CAME_BACK.test(marked)) return 'refund';
  if (isNotPaid(marked, length)) return 'notPaid';
  return ADVERTISED.test(unnamed) ? 'advertisement' : null;
}

function isCredit(marked: string): boolean {
  return CAME_IN.test(marked) || (CAME_FROM.test(marked) && !COST_CAME.test(marked));
}

function isNotPaid(marked: string, length: number): boolean {
  const isMessage = marked.includes(MONEY) || length >= MESSAGE_LENGTH;
  if (FAILED_ATTEMPT.test(marked) || (isMessage && NOT_MADE.test(marked))) return true;
  return ASKED_FOR.test(marked) || STILL_TO_COME.test(marked) || (DUE.test(marked) && !IS_PAID.test(marked));
}

/** Removes the payee behind a finished verb. Before one, capitals may be the outcome: 'payment to RAPIDO FAILED'. */
function withoutPaid(marked: string, payee: string): string {
  const spent = SPENT.exec(marked);
  const isPaid = spent !== null && spent.index < marked.toLowerCase().indexOf(payee.toLowerCase());
  return isPaid ? withoutNames(marked, payee) : marked;
}

/** Removes UPI addresses and the payee. A name has no word in lower case, unlike the text around it. */
function withoutNames(text: string, payee: string): string {
  const start = payee ? text.toLowerCase().indexOf(payee.toLowerCase()) : -1;
  const written = text.slice(start, start + payee.length);
  const isName = start >= 0 && !/(?<![\p{L}\p{M}'])\p{Ll}/u.test(written);
  const unnamed = isName ? text.slice(0, start) + text.slice(start + payee.length) : text;
  return unnamed.replaceAll(/[\w.-]+@\w+/gu, '');
}
