/** The page that the link at the end of a mail opens. */
export const unsubscribeText = {
  title: 'ईमेल बंद करें',
  text: 'फिर आपके पते पर सिर्फ़ आपके अकाउंट के बारे में ईमेल भेजेंगे।',
  unsubscribe: 'बंद करें',
  done: 'हो गया',
  failed: 'यह नहीं हो पाया',
  inProfile: 'आप इसे कभी भी प्रोफ़ाइल में बदल सकते हैं।',
};
