/** Writes `.br` and `.gz` for every text file of a folder. */
export function precompress(folder: string): Promise<void>;
