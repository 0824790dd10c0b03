export type TextEvent = { readonly name: string; readonly data: string };

/** Reads server-sent events from a text that comes in parts, cut anywhere. */
export class EventParser {
  #rest = '';

  /** The events that a further part completes. Comments and what has no data are none. */
  read(part: string): readonly TextEvent[] {
    const blocks = (this.#rest + part.replaceAll('\r', '')).split('\n\n');
    this.#rest = blocks.pop() ?? '';
    return blocks.flatMap((block) => {
      const fields = new Map(block.split('\n').map(fieldOf));
      const data = fields.get('data');
      return data === undefined ? [] : [{ name: fields.get('event') ?? 'message', data }];
    });
  }
}

/** Only one line of data an event: services of this contract write JSON. */
function fieldOf(line: string): readonly [name: string, value: string] {
  const [name = '', ...rest] = line.split(':');
  return [name, rest.join(':').replace(/^ /, '')];
}
