/** Returns `CHROMIUM_PATH` or a Chromium on PATH. `undefined` if there is none, so that Playwright uses its own. */
export function findChromium(): string | undefined;
