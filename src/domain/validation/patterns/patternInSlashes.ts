/** What stands between the slashes that a program writes around a pattern, as in `/^\d+$/i`; here they would be part of it. */
export const patternInSlashes = (pattern: string): string | undefined => /^\s*\/(.+)\/[a-z]*\s*$/.exec(pattern)?.[1];
