/** Milliseconds running requests may still take once nothing new is taken, and all the rest after they were cut short. */
const PATIENCE = 10_000;
const LAST_PATIENCE = 10_000;

export type Stop = {
  /** Says to whoever asks that nothing should be sent here any more. */
  readonly announce: () => void;
  /** Milliseconds for those who ask to hear it, in which everything is still answered. */
  readonly delay: number;
  /** Finishes what runs. */
  readonly stop: () => Promise<void>;
  /** Cuts it short. */
  readonly abort: () => void;
};

/**
 * Ends the process on SIGTERM or SIGINT: first it is announced, then what runs is finished, and cut short after ten
 * seconds; what has not ended in ten more is left as it is. A second signal does not wait.
 */
export function stopOnSignal({ announce, delay, stop, abort }: Stop): void {
  let isStopping = false;
  const begin = (): void => {
    setTimeout(abort, PATIENCE);
    setTimeout(() => complainAndExit('it took too long'), PATIENCE + LAST_PATIENCE);
    stop().then(() => process.exit(0), complainAndExit);
  };
  const handleSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    announce();
    if (delay === 0) begin();
    else setTimeout(begin, delay);
  };
  process.on('SIGTERM', handleSignal);
  process.on('SIGINT', handleSignal);
}

function complainAndExit(reason: unknown): never {
  process.stderr.write(`The server did not stop cleanly: ${String(reason)}\n`);
  process.exit(1);
}
