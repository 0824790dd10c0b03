import { describe, expect, it } from 'vitest';
import { analyticsUpload } from '../../../src/domain/telemetry/analyticsUpload.ts';
import { byTime, uploadedEvent } from '../../../src/domain/telemetry/uploadedEvent.ts';

const origin = { id: 'i1', at: 5, sequence: 1, sessionId: 4, deviceId: 'd1', release: '2.1.0' };
const event = uploadedEvent({ type: 'merchant_page_opened', userId: 'u1' }, { page: 'rules' }, origin);

describe('an uploaded event', () => {
  it('has the field names that the analytics service requires [TL-5] [TL-7]', () => {
    expect(event).toEqual({
      event_type: 'merchant_page_opened',
      insert_id: 'i1',
      timestamp: 5,
      sequence_number: 1,
      session_id: 4,
      device_id: 'd1',
      user_id: 'u1',
      event_properties: { page: 'rules' },
      version_name: '2.1.0',
      platform: 'Web',
    });
  });

  it('contains a group, a revenue or a price only if the event has this property [TL-4]', () => {
    const sale = { type: 'a', groupType: 'plan', groupName: 'gold', revenue: 2, price: 1 };
    expect(uploadedEvent(sale, {}, origin)).toMatchObject({ groups: { plan: 'gold' }, revenue: 2, price: 1 });
    expect(uploadedEvent({ type: 'a', groupType: 'plan' }, {}, origin).groups).toBeUndefined();
  });

  it('is sorted by time, and within the same millisecond by sequence number', () => {
    const events = [
      { ...event, timestamp: 6, sequence_number: 1 },
      { ...event, timestamp: 5, sequence_number: 2 },
      { ...event, timestamp: 5, sequence_number: 1 },
    ];
    expect(events.toSorted(byTime)).toEqual(events.toReversed());
  });
});

describe('analyticsUpload', () => {
  const upload = { analyticsKey: 'key-1', now: 1_790_000_000_000, checksumOf: (text: string) => `<${text}>` };

  it('contains client key, events, version and time, and a checksum of these four values [TL-5]', () => {
    const json = JSON.stringify([event]);
    expect(analyticsUpload([event], upload)).toEqual({
      client: 'key-1',
      e: json,
      v: '2',
      upload_time: '1790000000000',
      checksum: `<2key-1${json}1790000000000>`,
    });
  });

  it('has a different checksum if its client key, events, version or time changes [TL-5]', () => {
    const checksums = [
      analyticsUpload([event], upload),
      analyticsUpload([], upload),
      analyticsUpload([event], { ...upload, analyticsKey: 'key-2' }),
      analyticsUpload([event], { ...upload, now: 1 }),
    ].map(({ checksum }) => checksum);
    expect(new Set(checksums).size).toBe(4);
  });
});
