export type UploadAnswer =
  | { readonly kind: 'accepted' }
  /** The service responded with status 413. */
  | { readonly kind: 'too-large' }
  /** The upload failed for another reason. The events wait for a retry. */
  | { readonly kind: 'failed' };

export type EventQueue<Event> = {
  readonly events: readonly Event[];
  readonly batchSize: number;
};

export type QueueStep<Event> = { readonly queue: EventQueue<Event>; readonly dropped: readonly Event[] };

/** Limits from the owner [TL-6], at least 1. */
export type QueueLimits = { readonly uploadBatchSize: number; readonly savedMaxCount: number };

/** Adds an event. If the queue exceeds its limit, the oldest events are dropped. */
export function enqueue<Event>(queue: EventQueue<Event>, event: Event, limits: QueueLimits): QueueStep<Event> {
  const events = [...queue.events, event];
  const excess = Math.max(0, events.length - limits.savedMaxCount);
  return { queue: { ...queue, events: events.slice(excess) }, dropped: events.slice(0, excess) };
}

export const nextBatch = <Event>(queue: EventQueue<Event>): readonly Event[] => queue.events.slice(0, queue.batchSize);

/**
 * Queue after an upload. Too large: halves the batch size, or drops the event if it is the only one [TL-6]. Accepted:
 * doubles the batch size up to the limit, so that uploads become large again after one large event.
 */
export function afterUpload<Event>(
  queue: EventQueue<Event>,
  sent: number,
  answer: UploadAnswer,
  limits: QueueLimits,
): QueueStep<Event> {
  const rest = queue.events.slice(sent);
  switch (answer.kind) {
    case 'failed':
      return { queue, dropped: [] };
    case 'accepted':
      return { queue: { events: rest, batchSize: Math.min(limits.uploadBatchSize, queue.batchSize * 2) }, dropped: [] };
    case 'too-large':
      // Halve the number of events that were sent, because it may be smaller than the batch size.
      return sent > 1
        ? { queue: { ...queue, batchSize: Math.floor(sent / 2) }, dropped: [] }
        : { queue: { events: rest, batchSize: 1 }, dropped: queue.events.slice(0, sent) };
  }
}

const FIRST_DELAY = 1000;
const MAX_DELAY = 300_000;

/**
 * Milliseconds until the next upload: exponential backoff with jitter, so that clients do not retry at the same time.
 * @param random 0 to below 1
 */
export function uploadDelay(failures: number, random: number, minimum = 0): number {
  const bound = Math.min(MAX_DELAY, FIRST_DELAY * 2 ** Math.max(0, failures - 1));
  return Math.max(minimum, Math.round((bound * (1 + random)) / 2));
}
