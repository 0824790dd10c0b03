/** Serves a folder the way any static host does: a file where there is one, the page for every other path. Port 0 takes a free one. */
export function servePage(
  folder: string,
  port: number,
  host?: string,
): Promise<{ readonly url: string; readonly close: () => void }>;
