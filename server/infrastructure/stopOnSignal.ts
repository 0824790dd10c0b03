/** Milliseconds for running requests to finish, and then for the rest after they were aborted. */
const PATIENCE = 10_000;
const LAST_PATIENCE = 10_000;

export type Stop = {
  readonly announce: () => void;
  /** Milliseconds for load balancers to notice, during which requests are still served. */
  readonly delay: number;
  readonly stop: () => Promise<void>;
  readonly abort: () => void;
};

/**
 * Announces the stop, waits, finishes running requests, aborts them after ten seconds and exits after ten more. A
 * second SIGTERM or SIGINT exits at once.
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
