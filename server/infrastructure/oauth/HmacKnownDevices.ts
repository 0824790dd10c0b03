import { createHash, createHmac, randomBytes } from 'node:crypto';
import { DEVICE_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import type { DeviceAccount, KnownDevice, KnownDevices } from '../../application/session/sign-in/KnownDevices.ts';
import type { Keys } from '../Keys.ts';
import { sameText } from '../sameText.ts';

/** Cookie format: `account.issued.device.signature`. It contains no personal data. */
export class HmacKnownDevices implements KnownDevices {
  readonly #keys: Keys;

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  accountOf({ rootOrgId, organisationId, userId }: DeviceAccount): string {
    const name = JSON.stringify([rootOrgId, organisationId, userId]);
    return createHash('sha256').update(name).digest('base64url').slice(0, 22);
  }

  read(cookies: readonly string[], now: number): readonly KnownDevice[] {
    return cookies.flatMap((cookie) => {
      const [account, issued, deviceId, signature, ...rest] = cookie.split('.');
      if (!account || !issued || !deviceId || !signature || rest.length > 0) return [];
      const payload = `${account}.${issued}.${deviceId}`;
      const isGenuine = this.#keys.some((key) => sameText(signature, sign(key, payload)));
      return isGenuine && now - parseInt(issued, 36) <= DEVICE_LIFE ? [{ account, deviceId }] : [];
    });
  }

  issue(account: DeviceAccount, deviceId: string | undefined, now: number): string {
    const device = deviceId ?? randomBytes(16).toString('base64url');
    const payload = `${this.accountOf(account)}.${now.toString(36)}.${device}`;
    return `${payload}.${sign(this.#keys[0], payload)}`;
  }
}

const sign = (key: Buffer, payload: string): string => createHmac('sha256', key).update(payload).digest('base64url');
