/** The page that the link at the end of a mail opens. */
export const unsubscribeText = {
  title: 'ईमेल बंद करें',
  text: 'फिर आपको सिर्फ़ अपने अकाउंट के बारे में ईमेल आएँगे।',
  unsubscribe: 'बंद करें',
  done: 'हो गया',
  failed: 'यह नहीं हो पाया',
  inProfile: 'इसे कभी भी प्रोफ़ाइल में बदलें।',
};
