import { brand } from '#domain/kernel/brand.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Time limit for the device to verify its owner, in milliseconds. */
const PATIENCE_MS = 60_000;

/** Secret that the device releases for a credential and a salt, after it has verified its owner. */
export interface DeviceSecret {
  credentialId: Bytes;
  salt: Bytes;
  secret: Bytes;
}

/** Returns true if this device may support secrets; only creating a credential tells (`prf`, WebAuthn level 3). */
export async function mayHaveDeviceSecret(): Promise<boolean> {
  if (!('PublicKeyCredential' in globalThis)) return false;
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
}

/** Creates a credential for this lock alone; `null` if the device has no secrets. Rejects if its owner declines. */
export async function makeDeviceSecret(name: string): Promise<DeviceSecret | null> {
  const salt = randomBytes();
  const created = await navigator.credentials.create({
    publicKey: {
      challenge: randomBytes(),
      rp: { name: brand.name },
      user: { id: randomBytes(), name, displayName: name },
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: {
        authenticatorAttachment: 'platform',
        userVerification: 'required',
        // The credential is not for signing in, so the login must not offer it.
        residentKey: 'discouraged',
      },
      extensions: { prf: { eval: { first: salt } } },
      timeout: PATIENCE_MS,
    },
  });
  if (!(created instanceof PublicKeyCredential)) return null;
  const credentialId = new Uint8Array(created.rawId);
  const { prf } = created.getClientExtensionResults();
  if (!prf?.enabled && !prf?.results) return null;
  const secret = prf.results ? toBytes(prf.results.first) : await readDeviceSecret({ credentialId, salt });
  return secret && { credentialId, salt, secret };
}

/** Reads the secret again; rejects if the device's owner declines. */
export async function readDeviceSecret({ credentialId, salt }: Omit<DeviceSecret, 'secret'>): Promise<Bytes | null> {
  const found = await navigator.credentials.get({
    publicKey: {
      // No signature is verified, so the challenge is arbitrary: the secret itself is the proof.
      challenge: randomBytes(),
      allowCredentials: [{ type: 'public-key', id: credentialId, transports: ['internal'] }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: salt } } },
      timeout: PATIENCE_MS,
    },
  });
  if (!(found instanceof PublicKeyCredential)) return null;
  const first = found.getClientExtensionResults().prf?.results?.first;
  return first ? toBytes(first) : null;
}

function randomBytes(): Bytes {
  return crypto.getRandomValues(new Uint8Array(32));
}

function toBytes(source: BufferSource): Bytes {
  return ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice()
    : new Uint8Array(source);
}
