import type { TotpOwner, TotpSeal } from '../../application/session/second-factor/TotpSeal.ts';
import { AesSeal } from '../AesSeal.ts';
import type { Keys } from '../Keys.ts';

/** Encrypts secrets with the draft keys. The context differs from that of every draft. */
export class AesTotpSeal implements TotpSeal {
  readonly #seal: AesSeal;

  constructor(keys: Keys) {
    this.#seal = new AesSeal(keys);
  }

  seal(secret: string, owner: TotpOwner): Uint8Array {
    return this.#seal.seal(secret, contextOf(owner));
  }

  open(sealed: Uint8Array, owner: TotpOwner): string | undefined {
    return this.#seal.open(sealed, contextOf(owner));
  }
}

const contextOf = ({ rootOrgId, companyId, userId, factorId }: TotpOwner): readonly string[] => [
  'totp',
  rootOrgId,
  companyId,
  userId,
  factorId,
];
