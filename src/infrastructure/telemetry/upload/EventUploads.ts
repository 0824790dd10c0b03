import type { AnalyticsUpload } from '../../../domain/telemetry/analyticsUpload.ts';
import type { UploadAnswer } from '../../../domain/telemetry/eventQueue.ts';

/** `retryAfterMs`: how long the service asks to be left alone. */
export type UploadOutcome = UploadAnswer & { readonly retryAfterMs?: number | undefined };

/** How uploads leave the page [TL-5]. */
export interface EventUploads {
  /** Never rejects; no answer is `failed`. */
  post(upload: AnalyticsUpload): Promise<UploadOutcome>;
  /** Leaves it to the browser, for a page that is going away; false where that is too much at once. */
  leave(upload: AnalyticsUpload): boolean;
}
