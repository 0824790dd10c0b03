export type TextEvent = { readonly name: string; readonly data: string };

/** Parses server-sent events from chunks of any size. */
export class EventParser {
  #rest = '';

  /** Events completed by this chunk, without comments and events that contain no data. */
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

/** One `data` line per event, because services of this contract send JSON. */
function fieldOf(line: string): readonly [name: string, value: string] {
  const [name = '', ...rest] = line.split(':');
  return [name, rest.join(':').replace(/^ /, '')];
}
