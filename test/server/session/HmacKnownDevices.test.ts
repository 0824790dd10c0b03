import { describe, expect, it } from 'vitest';
import { HmacKnownDevices } from '../../../server/infrastructure/oauth/HmacKnownDevices.ts';
import { DEVICE_LIFE } from '../../../src/domain/shared/lifetimes.ts';

const devices = new HmacKnownDevices([Buffer.alloc(32, 1)]);
const ann = { rootOrgId: 'OWNER', organisationId: 'ALPHA', userId: 'annabelle' };

describe('HmacKnownDevices', () => {
  it('recognises the device of a user for half a year by a cookie without user data', () => {
    const cookie = devices.issue(ann, undefined, 1000);
    const [device] = devices.read([cookie], 1000 + DEVICE_LIFE);
    expect(device).toEqual({ account: devices.accountOf(ann), deviceId: expect.stringMatching(/^[\w-]{22}$/) });
    expect(devices.read([cookie], 1001 + DEVICE_LIFE)).toEqual([]);
    expect(cookie).not.toMatch(/annabelle|ALPHA/);
    expect(devices.accountOf({ ...ann, userId: 'bea' })).not.toBe(device?.account);
  });

  it('does not change the id of a known device, and creates a different id for each new device', () => {
    const [first] = devices.read([devices.issue(ann, undefined, 0)], 0);
    const [again] = devices.read([devices.issue(ann, first?.deviceId, 5)], DEVICE_LIFE + 5);
    const [second] = devices.read([devices.issue(ann, undefined, 0)], 0);
    expect(again).toEqual(first);
    expect(second?.deviceId).not.toBe(first?.deviceId);
  });

  it('ignores a modified cookie, and a cookie of another server', () => {
    const cookie = devices.issue(ann, undefined, 0);
    const parts = cookie.split('.');
    const changed = parts.map((part, nth) =>
      parts.with(nth, part.startsWith('0') ? '1' : `0${part.slice(1)}`).join('.'),
    );
    const others = new HmacKnownDevices([Buffer.alloc(32, 2)]).issue(ann, undefined, 0);
    expect(devices.read([...changed.filter((each) => each !== cookie), others, '', '...', `${cookie}.x`], 0)).toEqual(
      [],
    );
  });
});
