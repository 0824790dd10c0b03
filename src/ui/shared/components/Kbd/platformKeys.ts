const isOfApple = (): boolean => /Mac OS|Macintosh|iPhone|iPad/.test(navigator.userAgent);

/** A key pressed with the one that commands are given by here: `⌘ K` on a device of Apple's, `Ctrl K` on any other. */
export const withCommandKey = (key: string): string => (isOfApple() ? `⌘ ${key}` : `Ctrl ${key}`);

/** What Alt is called on the keyboard here. */
export const altKey = (): string => (isOfApple() ? '⌥' : 'Alt');
