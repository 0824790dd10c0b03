import { checkEvent } from '../../domain/telemetry/checkEvent.ts';
import type { AnalyticsSink } from './AnalyticsSink.ts';
import { logRefusal } from './logRefusal.ts';

/** Used without an analytics key [TL-3]. */
export const consoleSink: AnalyticsSink = {
  take({ event }) {
    const checked = checkEvent(event);
    if (checked.ok) console.info('analytics', checked.value.type, checked.value.properties ?? {});
    else logRefusal(checked.error);
  },
};
