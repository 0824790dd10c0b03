/** Milliseconds until running requests are aborted, and from then until the process exits. */
const TIMEOUT = 10_000;
const LAST_PATIENCE = 10_000;

export type Stop = {
  readonly announce: () => void;
  /** Milliseconds during which requests are still served, so that load balancers can notice the stop. */
  readonly delay: number;
  readonly stop: () => Promise<void>;
  readonly abort: () => void;
};

/**
 * On SIGTERM or SIGINT, announces the stop, waits, and finishes running requests. Aborts them after ten seconds and
 * exits after ten more. A second signal exits at once.
 */
export function stopOnSignal({ announce, delay, stop, abort }: Stop): void {
  let isStopping = false;
  const begin = (): void => {
    setTimeout(abort, TIMEOUT);
    setTimeout(() => complainAndExit('it took too long'), TIMEOUT + LAST_PATIENCE);
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
