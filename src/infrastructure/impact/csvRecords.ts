import Papa from 'papaparse';

const CHUNK_BYTES = 1_000_000;
/** A row longer than that is one whose quote is never closed. */
const LONGEST_ROW = 1_000_000;
/** Read anew so often in one piece of a file; where still more quotes are wrong, rows between two of them are one. */
const MOST_RESUMED = 200;
const DELIMITERS = [',', ';', '\t', '|'];

export type CsvFormat = { readonly encoding: string; readonly delimiter: string; readonly newline: string };

export type CsvRecords = {
  readonly records: readonly (readonly string[])[];
  /** Places of records in which a quote is wrong. */
  readonly broken: ReadonlySet<number>;
  readonly bytesRead: number;
};

/** UTF-8 or UTF-16 by its mark, else UTF-8 where the beginning is that, else what Windows wrote before. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The first records of a file, and how it is written. */
export async function inspectCsv(file: Blob, rows: number): Promise<CsvFormat & Pick<CsvRecords, 'records'>> {
  const bytes = new Uint8Array(await file.slice(0, CHUNK_BYTES).arrayBuffer());
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes, { stream: true });
  const newline = text.includes('\r\n') ? '\r\n' : text.includes('\n') ? '\n' : '\r';
  const { data, meta } = Papa.parse<string[]>(text, { delimitersToGuess: DELIMITERS, newline, preview: rows });
  return { encoding, newline, delimiter: DELIMITERS.includes(meta.delimiter) ? meta.delimiter : ',', records: data };
}

type PapaParser = {
  parse(
    text: string,
    base: number,
    ignoreLastRow: boolean,
  ): {
    readonly data: string[][];
    readonly errors: readonly { readonly row?: number; readonly index?: number }[];
    readonly meta: { readonly cursor: number };
  };
};
const makeParser = (format: CsvFormat): PapaParser =>
  new (Papa.Parser as unknown as new (config: object) => PapaParser)({
    delimiter: format.delimiter,
    newline: format.newline,
  });

/** All records of a file in its order, some thousand at a time; no more of it than that is in memory. */
export async function* readCsv(file: Blob, format: CsvFormat): AsyncGenerator<CsvRecords> {
  const decoder = new TextDecoder(format.encoding);
  let rest = '';
  for (let start = 0; start < file.size; start += CHUNK_BYTES) {
    const bytes = await file.slice(start, start + CHUNK_BYTES).arrayBuffer();
    const isLast = start + CHUNK_BYTES >= file.size;
    rest += decoder.decode(bytes, { stream: !isLast });
    const records: (readonly string[])[] = [];
    const broken = new Set<number>();
    for (let resumed = 0; ; resumed += 1) {
      const { data, errors, meta } = makeParser(format).parse(rest, 0, !isLast);
      const [first] = resumed < MOST_RESUMED ? errors : [];
      const isWhole = first?.row === undefined || first.index === undefined;
      for (const record of isWhole ? data : data.slice(0, first.row)) records.push(record);
      if (isWhole) for (const { row } of errors) if (row !== undefined) broken.add(records.length - data.length + row);
      if (isWhole) rest = rest.slice(meta.cursor);
      if (isWhole && (isLast || rest.length <= LONGEST_ROW)) break;
      // Only the line with the wrong quote is given up; what follows is read anew.
      const lineStart = isWhole ? 0 : rest.lastIndexOf(format.newline, first.index) + 1;
      const end = rest.indexOf(format.newline, Math.max(lineStart, isWhole ? 0 : first.index));
      broken.add(records.length);
      records.push([rest.slice(lineStart, end < 0 ? undefined : end).trim()]);
      rest = end < 0 ? '' : rest.slice(end + format.newline.length);
      if (rest === '') break;
    }
    yield { records, broken, bytesRead: Math.min(file.size, start + CHUNK_BYTES) };
  }
}
