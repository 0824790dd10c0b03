import { describe, expect, it } from 'vitest';
import { EventStream } from '../../../../server/infrastructure/http/events/EventStream.ts';

const event = { name: 'present', data: 'x'.repeat(10_000) };

describe('EventStream', () => {
  it('closes if its reader is too slow', async () => {
    const stream = new EventStream();
    stream.once('data', () => stream.pause());
    for (let told = 0; told < 20; told += 1) stream.tell(event);
    expect(stream.destroyed).toBe(false);
    for (let told = 0; told < 20; told += 1) stream.tell(event);
    expect(stream.destroyed).toBe(true);
    stream.tellAlive();
    stream.end();
  });

  it('sends nothing after its end', async () => {
    const stream = new EventStream();
    stream.tell({ name: 'draft', data: { revision: '"d1"' }, id: '"r1"' });
    stream.end();
    stream.tell(event);
    stream.end();
    const parts: unknown[] = [];
    for await (const part of stream) parts.push(part);
    expect(parts.join('')).toBe('id: "r1"\nevent: draft\ndata: {"revision":"\\"d1\\""}\n\n');
  });
});
