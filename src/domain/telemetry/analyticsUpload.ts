import type { UploadedEvent } from './uploadedEvent.ts';

const UPLOAD_VERSION = '2';

/** Body of the upload of a batch [TL-5], with the field names of the analytics service. */
export type AnalyticsUpload = {
  readonly client: string;
  readonly e: string;
  readonly v: string;
  /** Time of the upload in milliseconds since 1970. */
  readonly upload_time: string;
  readonly checksum: string;
};

export function analyticsUpload(
  batch: readonly UploadedEvent[],
  upload: { readonly analyticsKey: string; readonly now: number; readonly checksumOf: (text: string) => string },
): AnalyticsUpload {
  const events = JSON.stringify(batch);
  const time = String(upload.now);
  return {
    client: upload.analyticsKey,
    e: events,
    v: UPLOAD_VERSION,
    upload_time: time,
    checksum: upload.checksumOf(UPLOAD_VERSION + upload.analyticsKey + events + time),
  };
}
