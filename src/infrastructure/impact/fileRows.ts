import type { OrderFileBeginning } from '../../domain/impact/orderFileOutline.ts';
import { RowCutter, type CutRow } from '../../domain/tables/RowCutter.ts';

const PIECE_BYTES = 1_000_000;

/** Reads the first bytes of a file, which are enough to detect its format. */
export async function readBeginning(file: Blob): Promise<OrderFileBeginning> {
  const bytes = new Uint8Array(await file.slice(0, PIECE_BYTES).arrayBuffer());
  return { bytes, isComplete: file.size <= PIECE_BYTES };
}

export type FileRows = { readonly rows: readonly CutRow[]; readonly bytesRead: number };

/** Streams the rows of a file in chunks of a few thousand rows, so that the file does not need to fit into memory. */
export async function* fileRows(file: Blob, encoding: string, delimiter: string): AsyncGenerator<FileRows> {
  const decoder = new TextDecoder(encoding);
  const cutter = new RowCutter(delimiter);
  for (let start = 0; start < file.size; start += PIECE_BYTES) {
    const bytes = await file.slice(start, start + PIECE_BYTES).arrayBuffer();
    const isLast = start + PIECE_BYTES >= file.size;
    const rows = cutter.push(decoder.decode(bytes, { stream: !isLast }), isLast);
    yield { rows, bytesRead: Math.min(file.size, start + PIECE_BYTES) };
  }
}
