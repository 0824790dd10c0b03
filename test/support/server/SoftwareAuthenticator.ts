import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';

/** Options of the service. The authenticator reads only these properties. */
type Options = {
  readonly challenge: string;
  readonly allowCredentials?: readonly { readonly id: string }[];
  readonly excludeCredentials?: readonly { readonly id: string }[];
};
type Passkey = { readonly id: string; readonly privateKey: KeyObject };

/** Flags of authenticator data (WebAuthn, section 6.1): user present, user verified, attested credential included. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;
const AAGUID = Buffer.alloc(16);

type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;

/** Encodes what passkeys contain (RFC 8949): small integers, texts, bytes and maps. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([cborHead(2, value.length), value]);
  return Buffer.concat([cborHead(5, value.size), ...[...value].flat().map(cbor)]);
}

function cborHead(type: number, count: number): Buffer {
  if (count < 24) return Buffer.from([type * 32 + count]);
  return count < 256 ? Buffer.from([type * 32 + 24, count]) : Buffer.from([type * 32 + 25, count >> 8, count & 255]);
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** Security key in software, at one site. Its responses have the form of `PublicKeyCredential.toJSON()`. */
export class SoftwareAuthenticator {
  readonly #site: string;
  readonly #passkeys: Passkey[] = [];
  /** Number of uses that the next response reports. Synced passkeys always report 0. */
  counter = 0;
  /** Whether the user entered a PIN or showed a fingerprint. */
  isUserVerified = true;

  /** `site`: origin of the site, as the browser reports it. */
  constructor(site: string) {
    this.#site = site;
  }

  create({ challenge, excludeCredentials = [] }: Options): string {
    if (excludeCredentials.some(({ id }) => this.#passkeys.some((each) => each.id === id)))
      throw new Error('the authenticator has a passkey of this account');
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const rawId = sha256(`${this.#site} ${this.#passkeys.length} ${challenge}`);
    const id = rawId.toString('base64url');
    this.#passkeys.push({ id, privateKey });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE key: EC2 with ES256 on P-256 (RFC 9053).
    const key = new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
    const credential = Buffer.concat([AAGUID, Buffer.from([0, rawId.length]), rawId, cbor(key)]);
    const attestation = new Map<string, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Buffer.concat([this.#authenticatorData(ATTESTED), credential])],
    ]);
    return this.#respond(id, {
      clientDataJSON: this.#clientData('webauthn.create', challenge).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['usb'],
    });
  }

  use({ challenge, allowCredentials = [] }: Options): string {
    const passkey = this.#passkeys.find(({ id }) => allowCredentials.some((allowed) => allowed.id === id));
    if (!passkey) throw new Error('the authenticator has none of the passkeys');
    const data = this.#authenticatorData(0);
    const clientData = this.#clientData('webauthn.get', challenge);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), passkey.privateKey);
    return this.#respond(passkey.id, {
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #authenticatorData(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = PRESENT | (this.isUserVerified ? VERIFIED : 0) | more;
    return Buffer.concat([sha256(new URL(this.#site).hostname), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.#site, crossOrigin: false }));
  }

  #respond(id: string, response: Readonly<Record<string, unknown>>): string {
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }
}
