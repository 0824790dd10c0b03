export type UploadAnswer =
  | { readonly kind: 'accepted' }
  /** 413: what was sent is too large at once. */
  | { readonly kind: 'too-large' }
  /** Anything else, no answer included: the events wait for another try. */
  | { readonly kind: 'failed' };

export type EventQueue<Event> = {
  readonly events: readonly Event[];
  readonly batchSize: number;
};

export type QueueStep<Event> = { readonly queue: EventQueue<Event>; readonly dropped: readonly Event[] };

/** Settings whose values the owner decides [TL-6]. Both at least 1. */
export type QueueLimits = { readonly uploadBatchSize: number; readonly savedMaxCount: number };

export const emptyQueue = (limits: QueueLimits): EventQueue<never> => ({
  events: [],
  batchSize: limits.uploadBatchSize,
});

/** Queues an event. Past the saved maximum the oldest are dropped: what happened last is worth most. */
export function enqueue<Event>(queue: EventQueue<Event>, event: Event, limits: QueueLimits): QueueStep<Event> {
  const events = [...queue.events, event];
  const excess = Math.max(0, events.length - limits.savedMaxCount);
  return { queue: { ...queue, events: events.slice(excess) }, dropped: events.slice(0, excess) };
}

export const nextBatch = <Event>(queue: EventQueue<Event>): readonly Event[] => queue.events.slice(0, queue.batchSize);

/**
 * The queue after a batch of `sent` events, its oldest, was answered [TL-6]. Too large: half as many next
 * time, and an event too large alone is dropped. Accepted: the size doubles back towards the configured one, so that a
 * single large event does not make every later upload small.
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
      // Half of what was sent, not of what might have been: the next try must be smaller.
      return sent > 1
        ? { queue: { ...queue, batchSize: Math.floor(sent / 2) }, dropped: [] }
        : { queue: { events: rest, batchSize: 1 }, dropped: queue.events.slice(0, sent) };
  }
}
