/** SHA-256 over names and contents of files and folders, relative to the root. */
export function hashFiles(root: string, paths: readonly string[], extra?: readonly (string | undefined)[]): string;
