/** Writes a `.br` and a `.gz` file for every text file of a folder. */
export function precompress(folder: string): Promise<void>;
