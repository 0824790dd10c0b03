/** A key pressed with the one that commands are given by here: `⌘ K` on a device of Apple's, `Ctrl K` on any other. */
export const withCommandKey = (key: string): string =>
  /Mac OS|Macintosh|iPhone|iPad/.test(navigator.userAgent) ? `⌘ ${key}` : `Ctrl ${key}`;
