/** The page that the link at the end of a mail opens. */
export const unsubscribeText = {
  title: 'ઈમેલ બંધ કરો',
  text: 'પછી આ ઈમેલ પર ફક્ત તમારા એકાઉન્ટ વિશેના ઈમેલ મોકલીશું.',
  unsubscribe: 'બંધ કરો',
  done: 'થઈ ગયું',
  failed: 'એ ન થઈ શક્યું',
  inProfile: 'તમે ગમે ત્યારે પ્રોફાઇલમાં આ બદલી શકો છો.',
};
