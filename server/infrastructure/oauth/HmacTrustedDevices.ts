import { createHash, createHmac } from 'node:crypto';
import { TRUSTED_DEVICE_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import type { TrustedDevices, TrustingAccount } from '../../application/session/second-factor/TrustedDevices.ts';
import type { Keys } from '../Keys.ts';
import { sameText } from '../sameText.ts';

/** Cookie format: `account.issued.signature`. `account` is a digest of the account and its second factors. */
export class HmacTrustedDevices implements TrustedDevices {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  isTrusted(account: TrustingAccount, cookies: readonly string[], now: number): boolean {
    const digest = digestOf(account);
    return cookies.some((cookie) => {
      const [named, issued, signature, ...rest] = cookie.split('.');
      if (named !== digest || !issued || !signature || rest.length > 0) return false;
      const isGenuine = this.#keys.some((key) => sameText(signature, sign(key, `${named}.${issued}`)));
      return isGenuine && now - parseInt(issued, 36) <= TRUSTED_DEVICE_LIFE;
    });
  }

  issue(account: TrustingAccount, now: number): string {
    const payload = `${digestOf(account)}.${now.toString(36)}`;
    return `${payload}.${sign(this.#keys[0], payload)}`;
  }
}

/** The prefix distinguishes these cookies from the other cookies that are signed with the same key. */
const sign = (key: Buffer, payload: string): string =>
  createHmac('sha256', key).update(`trusted\n${payload}`).digest('base64url');

const digestOf = ({ rootOrgId, organisationId, userId, factorIds }: TrustingAccount): string =>
  createHash('sha256')
    .update(JSON.stringify([rootOrgId, organisationId, userId, ...factorIds]))
    .digest('base64url')
    .slice(0, 22);
