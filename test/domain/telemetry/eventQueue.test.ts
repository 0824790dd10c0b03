import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterUpload,
  enqueue,
  nextBatch,
  type EventQueue,
  type QueueLimits,
} from '../../../src/domain/telemetry/eventQueue.ts';

const limits: QueueLimits = { uploadBatchSize: 8, savedMaxCount: 100 };
const queueOf = (count: number, batchSize = limits.uploadBatchSize): EventQueue<number> => ({
  events: Array.from({ length: count }, (_, index) => index),
  batchSize,
});

describe('eventQueue', () => {
  it('sends the oldest events first, at most the batch size', () => {
    const first = enqueue<string>({ events: [], batchSize: 8 }, 'a', limits).queue;
    expect(nextBatch(enqueue(first, 'b', limits).queue)).toEqual(['a', 'b']);
    expect(nextBatch(queueOf(9))).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(nextBatch(queueOf(0))).toEqual([]);
  });

  it('drops and returns the oldest events if the queue exceeds its maximum length [TL-6]', () => {
    const full = { uploadBatchSize: 8, savedMaxCount: 3 };
    expect(enqueue(queueOf(2), 9, full)).toMatchObject({ queue: { events: [0, 1, 9] }, dropped: [] });
    expect(enqueue(queueOf(3), 9, full)).toMatchObject({ queue: { events: [1, 2, 9] }, dropped: [0] });
    expect(enqueue(queueOf(5), 9, full)).toMatchObject({ queue: { events: [3, 4, 9] }, dropped: [0, 1, 2] });
  });

  it('halves the batch size after each status 413, down to one event [TL-6]', () => {
    const sizes: number[] = [];
    let queue = queueOf(20);
    for (let sent = 8; sent > 1; sent = nextBatch(queue).length) {
      const step = afterUpload(queue, sent, { kind: 'too-large' }, limits);
      expect(step).toMatchObject({ queue: { events: queue.events }, dropped: [] });
      queue = step.queue;
      sizes.push(nextBatch(queue).length);
    }
    expect(sizes).toEqual([4, 2, 1]);
  });

  it('uses half the number of sent events as new batch size if fewer events than the batch size were sent [TL-6]', () => {
    expect(afterUpload(queueOf(3), 3, { kind: 'too-large' }, limits).queue.batchSize).toBe(1);
    expect(afterUpload(queueOf(6), 6, { kind: 'too-large' }, limits).queue.batchSize).toBe(3);
  });

  it('drops a single event that is too large, and continues with the other events [TL-6]', () => {
    expect(afterUpload(queueOf(3, 1), 1, { kind: 'too-large' }, limits)).toEqual({
      queue: { events: [1, 2], batchSize: 1 },
      dropped: [0],
    });
  });

  it('removes the events that the service accepted, and doubles the batch size up to its maximum [TL-6]', () => {
    expect(afterUpload(queueOf(20, 2), 2, { kind: 'accepted' }, limits)).toEqual({
      queue: { events: queueOf(20).events.slice(2), batchSize: 4 },
      dropped: [],
    });
    expect(afterUpload(queueOf(20, 8), 8, { kind: 'accepted' }, limits).queue.batchSize).toBe(8);
  });

  it('removes no events if the upload failed [TL-6]', () => {
    const queue = queueOf(5, 2);
    expect(afterUpload(queue, 2, { kind: 'failed' }, limits)).toEqual({ queue, dropped: [] });
  });

  it('uploads every event once and in order, and drops only events that are too large [TL-6]', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 60 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 40 }), (events, largest, batch) => {
        const own = { uploadBatchSize: batch, savedMaxCount: 1000 };
        const delivered: number[] = [];
        const dropped: number[] = [];
        let queue: EventQueue<number> = { events: events.map((_, index) => index), batchSize: batch };
        let uploads = 0;
        while (queue.events.length > 0) {
          uploads += 1;
          const sent = nextBatch(queue);
          expect(sent.length).toBeLessThanOrEqual(batch);
          const size = sent.reduce((sum, index) => sum + events[index]!, 0);
          const response = { kind: size > largest ? 'too-large' : 'accepted' } as const;
          if (response.kind === 'accepted') delivered.push(...sent);
          const step = afterUpload(queue, sent.length, response, own);
          dropped.push(...step.dropped);
          queue = step.queue;
          // In the worst case, the batch size is halved to one and each event is sent in a separate upload.
          expect(uploads).toBeLessThanOrEqual(events.length * 8);
        }
        expect(delivered).toEqual(events.flatMap((size, index) => (size <= largest ? [index] : [])));
        expect(dropped).toEqual(events.flatMap((size, index) => (size > largest ? [index] : [])));
      }),
      { numRuns: Number(process.env['RUNS'] ?? 200) },
    );
  });
});
