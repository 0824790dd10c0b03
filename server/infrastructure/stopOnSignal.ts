/** Milliseconds running requests may still take once the server was told to stop. */
const PATIENCE = 10_000;

/**
 * Ends the process on SIGTERM or SIGINT: `stop` finishes what runs and is cut short by `abort` after ten seconds.
 * A second signal does not wait.
 */
export function stopOnSignal(stop: () => Promise<void>, abort: () => void): void {
  let isStopping = false;
  const handleSignal = (): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    const timer = setTimeout(abort, PATIENCE);
    stop()
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        process.stderr.write(`The server did not stop cleanly: ${String(error)}\n`);
        process.exit(1);
      })
      .finally(() => clearTimeout(timer));
  };
  process.on('SIGTERM', handleSignal);
  process.on('SIGINT', handleSignal);
}
