import type { AnalyticsUpload } from '../../../domain/telemetry/analyticsUpload.ts';
import type { UploadAnswer } from '../../../domain/telemetry/eventQueue.ts';

/** Result of an upload. `retryAfterMs` is the delay that the service requests. */
export type UploadOutcome = UploadAnswer & { readonly retryAfterMs?: number | undefined };

/** Port that uploads analytics events [TL-5]. */
export interface EventUploads {
  /** Uploads events. Never rejects. Resolves to `failed` without a response. */
  post(upload: AnalyticsUpload): Promise<UploadOutcome>;
  /** Uploads events while the page is being closed. Returns false if the data is too large. */
  leave(upload: AnalyticsUpload): boolean;
}
