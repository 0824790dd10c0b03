type Load = () => Promise<unknown>;

const waiting: Load[] = [];
let isStarted = false;

const loadQuietly = (load: Load): void => void load().catch(() => undefined);

/** Loads a script while the browser is idle, after the first page was rendered. A failure is ignored: the user's next action loads it again. */
export function preload(load: Load): void {
  if (isStarted) whenIdle(() => loadQuietly(load));
  else waiting.push(load);
}

/** Starts preloading. Called when the first page was rendered. */
export function startPreloading(): void {
  if (isStarted) return;
  isStarted = true;
  whenIdle(() => waiting.splice(0).forEach(loadQuietly));
}

/** Stops preloading, for tests that render several applications. */
export function stopPreloading(): void {
  isStarted = false;
}

/** Loads all waiting scripts, for tests. */
export async function preloadAll(): Promise<void> {
  await Promise.allSettled(waiting.splice(0).map((load) => load()));
}

/** Runs when the browser is idle. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 });
  else setTimeout(work, 200);
};
