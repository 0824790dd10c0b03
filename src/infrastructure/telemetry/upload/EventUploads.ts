import type { AnalyticsUpload } from '../../../domain/telemetry/analyticsUpload.ts';
import type { UploadAnswer } from '../../../domain/telemetry/eventQueue.ts';

/** `retryAfterMs`: delay that the service asks for. */
export type UploadOutcome = UploadAnswer & { readonly retryAfterMs?: number | undefined };

/** [TL-5] */
export interface EventUploads {
  /** Never rejects. A missing response is `failed`. */
  post(upload: AnalyticsUpload): Promise<UploadOutcome>;
  /** For a page that is being closed. False if the data is too large. */
  leave(upload: AnalyticsUpload): boolean;
}
