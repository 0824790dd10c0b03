import type { EventRefusal } from '../../domain/telemetry/checkEvent.ts';

/** Why an event is not counted, without the event: what is wrong with it may be that it says too much [TL-4]. */
export const logRefusal = (reason: EventRefusal): void => console.info('analytics event refused', reason);
