export type PageSizes = {
  readonly signIn: number;
  readonly application: number;
  /** What each adds to that. */
  readonly pages: readonly { readonly name: string; readonly bytes: number }[];
  /** All of it together until return reasons are drawn; `undefined` where there is no such page. */
  readonly untilDrawn: number | undefined;
};

/** The bytes of script, compressed by gzip, of a built page. */
export function pageSizes(folder: string): PageSizes;
