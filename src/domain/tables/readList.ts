/** The texts of a cell that lists several, apart by comma, semicolon or bar. A path such as `Home > Lamps` is one of them. */
export const readList = (cell: string): readonly string[] => [
  ...new Set(
    cell
      .split(/[|;,]/)
      .map((text) => text.trim())
      .filter((text) => text !== ''),
  ),
];
