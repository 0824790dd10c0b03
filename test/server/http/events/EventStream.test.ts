import { describe, expect, it } from 'vitest';
import { EventStream } from '../../../../server/infrastructure/http/events/EventStream.ts';

const event = { name: 'present', data: 'x'.repeat(10_000) };

describe('EventStream', () => {
  it('closes its connection if the client reads too slowly', async () => {
    const stream = new EventStream();
    stream.once('data', () => stream.pause());
    for (let nth = 0; nth < 20; nth += 1) stream.send(event);
    expect(stream.destroyed).toBe(false);
    for (let nth = 0; nth < 20; nth += 1) stream.send(event);
    expect(stream.destroyed).toBe(true);
    stream.sendHeartbeat();
    stream.end();
  });

  it('sends no event after it was closed', async () => {
    const stream = new EventStream();
    stream.send({ name: 'draft', data: { revision: '"d1"' }, id: '"r1"' });
    stream.end();
    stream.send(event);
    stream.end();
    const parts: unknown[] = [];
    for await (const part of stream) parts.push(part);
    expect(parts.join('')).toBe('id: "r1"\nevent: draft\ndata: {"revision":"\\"d1\\""}\n\n');
  });
});
