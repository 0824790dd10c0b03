/** Returns the SHA-256 of the names and contents of files and folders, which are relative to the root. */
export function hashFiles(root: string, paths: readonly string[], extra?: readonly (string | undefined)[]): string;
