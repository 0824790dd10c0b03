/** Content of a pattern in slashes such as `/^\d+$/i`, whose slashes would become part of it. */
export const patternInSlashes = (pattern: string): string | undefined => /^\s*\/(.+)\/[a-z]*\s*$/.exec(pattern)?.[1];
