const { subtle } = crypto;
const derive = subtle.deriveKey.bind(subtle);

/** Derives a key by one iteration: those of a PIN take a second each. */
export function deriveQuickly(
  algorithm: Parameters<typeof derive>[0],
  ...rest: [CryptoKey, AesKeyGenParams, boolean, KeyUsage[]]
): Promise<CryptoKey> {
  return derive(typeof algorithm === 'object' ? { ...algorithm, iterations: 1 } : algorithm, ...rest);
}

/** The cryptography of a page. */
export const quickCrypto = {
  getRandomValues: crypto.getRandomValues.bind(crypto),
  randomUUID: crypto.randomUUID.bind(crypto),
  subtle: {
    importKey: subtle.importKey.bind(subtle),
    generateKey: subtle.generateKey.bind(subtle),
    encrypt: subtle.encrypt.bind(subtle),
    decrypt: subtle.decrypt.bind(subtle),
    digest: subtle.digest.bind(subtle),
    deriveKey: deriveQuickly,
  },
};
