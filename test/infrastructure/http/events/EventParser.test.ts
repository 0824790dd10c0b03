import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventParser } from '../../../../src/infrastructure/http/events/openEvents.ts';

const TEXT =
  ':\n\nid: "r1"\nevent: present\ndata: {"a":"b: c"}\n\n:\n\nevent:draft\r\ndata: 1\r\n\r\nid: 3\n\ndata: x\n\nevent: cut';

describe('EventParser', () => {
  it('parses server-sent events even if chunks end inside a line', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(TEXT.length)), (cuts) => {
        const parser = new EventParser();
        const places = [0, ...cuts.toSorted((left, right) => left - right), TEXT.length];
        const events = places.flatMap((place, index) => parser.read(TEXT.slice(place, places[index + 1] ?? place)));
        expect(events).toEqual([
          { name: 'present', data: '{"a":"b: c"}' },
          { name: 'draft', data: '1' },
          { name: 'message', data: 'x' },
        ]);
      }),
    );
  });
});
