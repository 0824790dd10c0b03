import type { EventRefusal } from '../../domain/telemetry/checkEvent.ts';

/** Logs the reason only, because the event may contain too much [TL-4]. */
export const logRefusal = (reason: EventRefusal): void => console.info('analytics event refused', reason);
