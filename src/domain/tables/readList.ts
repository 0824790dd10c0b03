/** Splits a cell at commas, semicolons and bars. A path such as `Home > Lamps` is one text. */
export const readList = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split(/[|;,]/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  ),
];
