/** Path of Chromium: `CHROMIUM_PATH`, or found on PATH. `undefined`: Playwright decides. */
export function findChromium(): string | undefined;
