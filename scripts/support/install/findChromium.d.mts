/** Returns `CHROMIUM_PATH` or a Chromium on PATH. `undefined`: Playwright decides. */
export function findChromium(): string | undefined;
