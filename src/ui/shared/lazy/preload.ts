type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let isStarted = false;

const loadQuietly = (load: Load): void => void load().catch(() => undefined);

/**
 * Loads a script once the first page is rendered and the browser is idle. If this fails, the first use loads the
 * script.
 */
export function preload(load: Load): void {
  if (isStarted) whenIdle(() => loadQuietly(load));
  else waiting.push(load);
}

/** Starts preloading. Called once the first page is rendered. */
export function startPreloading(): void {
  if (isStarted) return;
  isStarted = true;
  whenIdle(() => waiting.splice(0).forEach(loadQuietly));
}

/** Stops preloading. Used by tests that render several applications. */
export function stopPreloading(): void {
  isStarted = false;
}

/** Loads all scripts that are waiting to be preloaded. Used by tests. */
export async function preloadAll(): Promise<void> {
  await Promise.allSettled(waiting.splice(0).map((load) => load()));
}

export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};
