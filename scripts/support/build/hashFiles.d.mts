/** SHA-256 over the names and contents of files and folders, which are named relative to the root. */
export function hashFiles(root: string, paths: readonly string[], extra?: readonly (string | undefined)[]): string;
