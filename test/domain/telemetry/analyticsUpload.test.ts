import { describe, expect, it } from 'vitest';
import { analyticsUpload, serverZones, uploadTransport } from '../../../src/domain/telemetry/analyticsUpload.ts';

describe('an upload of events', () => {
  const upload = { analyticsKey: 'key-1', now: 1_790_000_000_000, checksumOf: (text: string) => `<${text}>` };
  const events = [{ type: 'merchant_page_opened', userId: 'u1', properties: { page: 'rules' } }];

  it('carries client key, events, version, time and a checksum over them all [TL-5]', () => {
    const json = '[{"type":"merchant_page_opened","userId":"u1","properties":{"page":"rules"}}]';
    expect(analyticsUpload(events, upload)).toEqual({
      client: 'key-1',
      e: json,
      v: '2',
      upload_time: '1790000000000',
      checksum: `<2key-1${json}1790000000000>`,
    });
  });

  it('has another checksum with any part of it changed [TL-5]', () => {
    const checksums = [
      analyticsUpload(events, upload),
      analyticsUpload([], upload),
      analyticsUpload(events, { ...upload, analyticsKey: 'key-2' }),
      analyticsUpload(events, { ...upload, now: 1 }),
    ].map(({ checksum }) => checksum);
    expect(new Set(checksums).size).toBe(4);
  });

  it('goes to one of two zones, by a beacon once the page is hidden [TL-5]', () => {
    expect(serverZones).toEqual(['EU', 'US']);
    expect([uploadTransport(false), uploadTransport(true)]).toEqual(['request', 'beacon']);
  });
});
