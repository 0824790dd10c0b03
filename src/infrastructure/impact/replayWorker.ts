import type { OnReplayProgress } from '../../application/impact/OrderReplays.ts';
import { InThreadReplay } from './InThreadReplay.ts';
import type { ReplayMessage, ReplayRequest } from './replayMessages.ts';

type Call = (...given: readonly unknown[]) => Promise<unknown> | undefined;

const replay = new InThreadReplay(
  () =>
    new Promise((resolve) => {
      setTimeout(resolve);
    }),
);
const open = new Map<number, AbortController>();
const post = (message: ReplayMessage): void => globalThis.postMessage(message);

async function answer(request: Extract<ReplayRequest, { call: unknown }>): Promise<void> {
  const { call, number, given } = request;
  const controller = new AbortController();
  open.set(number, controller);
  const onProgress: OnReplayProgress = (progress) => post({ number, progress });
  try {
    const method = replay[call].bind(replay) as unknown as Call;
    post({ number, answer: await method(...given, ...(isLong(call) ? [onProgress, controller.signal] : [])) });
  } catch (cause) {
    post({ number, failed: String(cause) });
  } finally {
    open.delete(number);
  }
}

const isLong = (call: string): boolean => call === 'read' || call === 'count';

globalThis.addEventListener('message', ({ data }: MessageEvent<ReplayRequest>) => {
  if ('giveUp' in data) open.get(data.giveUp)?.abort();
  else void answer(data);
});
