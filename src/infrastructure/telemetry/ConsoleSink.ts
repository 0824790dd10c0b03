import { checkEvent, type EventRefusal } from '../../domain/telemetry/checkEvent.ts';
import type { AnalyticsSink } from './AnalyticsSink.ts';

/** Logs the reason only, because the event may contain too much [TL-4]. */
export const logRefusal = (reason: EventRefusal): void => console.info('analytics event refused', reason);

/** Used without an analytics key [TL-3]. */
export const consoleSink: AnalyticsSink = {
  take({ event }) {
    const checked = checkEvent(event);
    if (checked.ok) console.info('analytics', checked.value.type, checked.value.properties ?? {});
    else logRefusal(checked.error);
  },
};
