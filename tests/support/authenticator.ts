import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/**
 * Authenticator data flags (Web Authentication): user present and verified. `HAS_CREDENTIAL` marks attached credential
 * data.
 */
const PRESENT_AND_VERIFIED = 0x05;
const HAS_CREDENTIAL = 0x40;

export interface Authenticator {
  create(options: PublicKeyCredentialCreationOptionsJSON): RegistrationResponseJSON;
  get(
    options: PublicKeyCredentialRequestOptionsJSON,
    change?: { counter?: number; origin?: string },
  ): AuthenticationResponseJSON;
}

/** Creates a software passkey authenticator with one P-256 key, per the Web Authentication standard. */
export function createAuthenticator(defaultOrigin: string): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let count = 0;

  function describeClient(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  function describeSelf(rpId: string, flags: number, counter: number): Buffer {
    const counterBytes = Buffer.alloc(4);
    counterBytes.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.of(flags), counterBytes]);
  }

  return {
    create({ challenge, rp }) {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const coseKey = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = Buffer.concat([
        describeSelf(rp.id ?? '', PRESENT_AND_VERIFIED | HAS_CREDENTIAL, count),
        Buffer.alloc(16),
        length,
        credentialId,
        isoCBOR.encode(coseKey),
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: describeClient('webauthn.create', challenge, defaultOrigin).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    get({ challenge, rpId = '' }, { counter = (count += 1), origin = defaultOrigin } = {}) {
      const clientData = describeClient('webauthn.get', challenge, origin);
      const authData = describeSelf(rpId, PRESENT_AND_VERIFIED, counter);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
        },
      };
    },
  };
}
