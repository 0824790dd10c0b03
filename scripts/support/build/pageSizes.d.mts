export type PageSizes = {
  readonly signIn: number;
  /** Additional size of each page other than the first. */
  readonly pages: readonly { readonly name: string; readonly bytes: number }[];
  /** Total size until the return reasons are rendered. `undefined` if the build has no such page. */
  readonly untilDrawn: number | undefined;
};

/** Sizes of a built page's scripts in bytes, compressed with gzip. */
export function pageSizes(folder: string): PageSizes;
