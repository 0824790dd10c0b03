/** The Chromium that is here already: `CHROMIUM_PATH`, else one on PATH. Undefined leaves the choice to Playwright. */
export function findChromium(): string | undefined;
