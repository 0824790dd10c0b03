/** Writes `.br` and `.gz` beside every text file of a folder. */
export function precompress(folder: string): Promise<void>;
