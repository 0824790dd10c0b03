import type { PasskeyOptions } from '../../application/session/BrowserPasskeys.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Passkey } from '../../domain/session/second-factor/passkey.ts';
import { codeRefusals, PASSKEY_NOT_ADDED } from '../../domain/session/second-factor/secondFactor.ts';
import { PASSKEY_CHALLENGE_LIFE } from '../../domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

/** Host name of all passkeys of the demo. */
export const DEMO_HOST = 'demo.example';

type Challenge = { readonly challenge: string; readonly expiresAt: number };
type Response = { readonly id: string; readonly challenge: string };

/** Passkeys of the demo's users. Compares challenges like a real service, but verifies no signatures. */
export class DemoPasskeys {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #passkeys = new Map<string, readonly Passkey[]>();
  /** Challenges by user and sign-in. */
  readonly #challenges = new Map<string, Challenge>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  of(userId: string): readonly Passkey[] {
    return this.#passkeys.get(userId) ?? [];
  }

  begin(userId: string, challenge: string): PasskeyOptions {
    this.#store(`new ${userId}`, challenge);
    return { challenge };
  }

  add(userId: string, name: string, credential: string): Result<void, typeof PASSKEY_NOT_ADDED> {
    const response = this.#take(`new ${userId}`, credential);
    if (!response) return err(PASSKEY_NOT_ADDED);
    const addedAt = this.#clock.now();
    const passkey = { passkeyId: response.id, name, host: DEMO_HOST, isUsableHere: true, addedAt };
    this.#passkeys.set(userId, [...this.of(userId), passkey]);
    return ok(undefined);
  }

  /** Changes a passkey, or removes it if `change` returns undefined. Returns false if the user has no such passkey. */
  change(userId: string, passkeyId: string, change: (passkey: Passkey) => Passkey | undefined): boolean {
    const passkeys = this.of(userId);
    this.#passkeys.set(
      userId,
      passkeys.flatMap((each) => (each.passkeyId === passkeyId ? (change(each) ?? []) : each)),
    );
    return passkeys.some((each) => each.passkeyId === passkeyId);
  }

  /** Requests a passkey for a sign-in, or for the user who is signed in. */
  request(userId: string, challenge: string, signIn = ''): Result<PasskeyOptions, typeof codeRefusals.passkey> {
    const allowCredentials = this.of(userId).map(({ passkeyId: id }) => ({ id, type: 'public-key' }));
    if (allowCredentials.length === 0) return err(codeRefusals.passkey);
    this.#store(`${userId} ${signIn}`, challenge);
    const options = { challenge, rpId: DEMO_HOST, allowCredentials };
    return ok(options);
  }

  accept(userId: string, credential: string, signIn = ''): Result<void, typeof codeRefusals.passkey> {
    const response = this.#take(`${userId} ${signIn}`, credential);
    const lastUsedAt = this.#clock.now();
    const isAccepted = response && this.change(userId, response.id, (passkey) => ({ ...passkey, lastUsedAt }));
    return isAccepted ? ok(undefined) : err(codeRefusals.passkey);
  }

  removeAll(userId: string): void {
    this.#passkeys.delete(userId);
  }

  #store(place: string, challenge: string): void {
    this.#challenges.set(place, { challenge, expiresAt: this.#clock.now() + PASSKEY_CHALLENGE_LIFE });
  }

  /** Uses the challenge up, even if the response is invalid. */
  #take(place: string, credential: string): Response | undefined {
    const stored = this.#challenges.get(place);
    this.#challenges.delete(place);
    const response = responseIn(credential);
    const isExpired = !stored || stored.expiresAt <= this.#clock.now();
    return isExpired || response?.challenge !== stored.challenge ? undefined : response;
  }
}

function responseIn(credential: string): Response | undefined {
  try {
    const { id, response } = JSON.parse(credential) as { id: string; response: { clientDataJSON: string } };
    const clientData = atob(response.clientDataJSON.replaceAll('-', '+').replaceAll('_', '/'));
    return { id, challenge: (JSON.parse(clientData) as { challenge: string }).challenge };
  } catch {
    return undefined;
  }
}
