import { EventParser } from '../../../src/infrastructure/http/events/openEvents.ts';

export type HeardEvent = { readonly name: string; readonly data: unknown };

export type OpenEvents = {
  readonly status: number;
  readonly headers: Headers;
  /** Returns the next event. Rejects if the stream has ended. */
  next(): Promise<HeardEvent>;
  text(): string;
  readonly ended: Promise<void>;
  leave(): void;
};

export async function openEvents(url: string, headers: Record<string, string>): Promise<OpenEvents> {
  const controller = new AbortController();
  const answer = await fetch(url, { headers, signal: controller.signal });
  const received: HeardEvent[] = [];
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
        for (const { name, data } of parser.read(more)) received.push({ name, data: JSON.parse(data) });
        wake();
      }
    } catch {
      // Ignore the error, because the service or the test closed the stream.
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
      for (;;) {
        const first = received.shift();
        if (first) return first;
        if (hasEnded) throw new Error('the stream has ended');
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
  };
}
