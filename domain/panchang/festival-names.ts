import type { Festival } from './facts.ts';

/**
 * Names of the festivals in each language, by which a planned date is known as that of a festival: its title is in the
 * language of the member who planned it. A device has the texts of its own language alone.
 */
export const FESTIVAL_NAMES: Readonly<Record<Festival, readonly string[]>> = {
  uttarayan: ['Uttarayan', 'ઉત્તરાયણ', 'उत्तरायण'],
  vasantPanchami: ['Vasant Panchami', 'વસંત પંચમી', 'वसंत पंचमी'],
  mahaShivratri: ['Maha Shivratri', 'મહાશિવરાત્રિ', 'महाशिवरात्रि'],
  holi: ['Holi', 'હોળી', 'होली'],
  dhuleti: ['Dhuleti', 'ધુળેટી', 'धुलेटी'],
  gudiPadvo: ['Gudi Padvo', 'ગુડી પડવો', 'गुड़ी पड़वा'],
  chetiChand: ['Cheti Chand', 'ચેટીચાંદ', 'चेटी चंड'],
  ramNavami: ['Ram Navami', 'રામનવમી', 'रामनवमी'],
  akshayaTritiya: ['Akshaya Tritiya', 'અખાત્રીજ', 'अक्षय तृतीया'],
  rathYatra: ['Rath Yatra', 'રથયાત્રા', 'रथयात्रा'],
  rakshaBandhan: ['Raksha Bandhan', 'રક્ષાબંધન', 'रक्षाबंधन'],
  janmashtami: ['Janmashtami', 'જન્માષ્ટમી', 'जन्माष्टमी'],
  ganeshChaturthi: ['Ganesh Chaturthi', 'ગણેશ ચતુર્થી', 'गणेश चतुर्थी'],
  navratri: ['Navratri', 'નવરાત્રિ', 'नवरात्रि'],
  dussehra: ['Dussehra', 'દશેરા', 'दशहरा'],
  sharadPoonam: ['Sharad Poonam', 'શરદ પૂનમ', 'शरद पूनम'],
  karvaChauth: ['Karva Chauth', 'કરવા ચોથ', 'करवा चौथ'],
  dhanteras: ['Dhanteras', 'ધનતેરસ', 'धनतेरस'],
  kaliChaudas: ['Kali Chaudas', 'કાળી ચૌદસ', 'काली चौदस'],
  diwali: ['Diwali', 'દિવાળી', 'दिवाली'],
  bestuVaras: ['Bestu Varas', 'બેસતું વર્ષ', 'बेस्तु वरस'],
  bhaiBeej: ['Bhai Beej', 'ભાઈબીજ', 'भाई दूज'],
  devDiwali: ['Dev Diwali', 'દેવદિવાળી', 'देव दिवाली'],
  eidAlFitr: ['Eid al-Fitr', 'રમજાન ઈદ', 'ईद-उल-फ़ितर'],
  eidAlAdha: ['Eid al-Adha', 'બકરી ઈદ', 'बकरीद'],
  parsiNewYear: ['Parsi New Year', 'પારસી નવું વર્ષ', 'पारसी नया साल'],
  christmas: ['Christmas', 'ક્રિસમસ', 'क्रिसमस'],
};
