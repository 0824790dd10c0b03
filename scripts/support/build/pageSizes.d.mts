export type PageSizes = {
  readonly signIn: number;
  /** Size that each further page adds. */
  readonly pages: readonly { readonly name: string; readonly bytes: number }[];
  /** Total until the return reasons are rendered. `undefined` if the build has no such page. */
  readonly untilDrawn: number | undefined;
};

/** Sizes of a built page's scripts, in bytes after gzip. */
export function pageSizes(folder: string): PageSizes;
