import { EventParser } from '../../../src/infrastructure/http/events/openEvents.ts';

export type HeardEvent = { readonly name: string; readonly data: unknown };

export type OpenEvents = {
  readonly status: number;
  readonly headers: Headers;
  /** The next unread event. Rejects once the stream has ended. */
  next(): Promise<HeardEvent>;
  /** All text received so far. */
  text(): string;
  /** Settles when the service ends the stream. */
  readonly ended: Promise<void>;
  leave(): void;
};

/** Opens an event stream, like the client. */
export async function openEvents(url: string, headers: Record<string, string>): Promise<OpenEvents> {
  const controller = new AbortController();
  const answer = await fetch(url, { headers, signal: controller.signal });
  const heard: HeardEvent[] = [];
  let wake = (): void => undefined;
  let hasEnded = false;
  let text = '';
  const read = async (): Promise<void> => {
    const parser = new EventParser();
    const decoder = new TextDecoder();
    try {
      for await (const part of answer.body ?? []) {
        const more = decoder.decode(part, { stream: true });
        text += more;
        for (const { name, data } of parser.read(more)) heard.push({ name, data: JSON.parse(data) });
        wake();
      }
    } catch {
      // Closed by the service or by the test.
    }
    hasEnded = true;
    wake();
  };
  const ended = read();
  return {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    ended,
    leave: () => controller.abort(),
    async next() {
      while (heard.length === 0) {
        if (hasEnded) throw new Error('the stream has ended');
        await new Promise<void>((resolve) => (wake = resolve));
      }
      const [first] = heard.splice(0, 1);
      if (!first) throw new Error('nothing was heard');
      return first;
    },
  };
}
