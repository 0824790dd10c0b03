import { checkEvent, type EventRefusal } from '../../domain/telemetry/checkEvent.ts';
import type { AnalyticsSink } from './AnalyticsSink.ts';

/** Logs only the reason of a refusal, because the event itself may contain private data [TL-4]. */
export const logRefusal = (reason: EventRefusal): void => console.info('analytics event refused', reason);

/** Sink that logs events to the console. Used without an analytics key [TL-3]. */
export const consoleSink: AnalyticsSink = {
  take({ event }) {
    const checked = checkEvent(event);
    if (checked.ok) console.info('analytics', checked.value.type, checked.value.properties ?? {});
    else logRefusal(checked.error);
  },
};
