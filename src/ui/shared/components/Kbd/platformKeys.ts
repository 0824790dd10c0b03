const isOfApple = (): boolean => /Mac OS|Macintosh|iPhone|iPad/.test(navigator.userAgent);

/** `⌘ K` on Apple devices, `Ctrl K` on others. */
export const withCommandKey = (key: string): string => (isOfApple() ? `⌘ ${key}` : `Ctrl ${key}`);

export const altKey = (): string => (isOfApple() ? '⌥' : 'Alt');
