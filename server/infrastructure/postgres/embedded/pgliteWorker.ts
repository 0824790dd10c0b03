import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types, type Results } from '@electric-sql/pglite';
import type { ThreadAnswer, ThreadError, ThreadOptions, ThreadRequest, ThreadRows } from './threadMessages.ts';

// Worker thread of the embedded database. If it hangs, e.g. on a full disk, the main thread continues.
const { folder, channel, image } = workerData as ThreadOptions;
const send = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);

const asText = (text: string): string => text;
const database = await PGlite.create(folder, {
  parsers: {
    [types.INT8]: Number,
    [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex'),
    [types.JSON]: asText,
    [types.JSONB]: asText,
  },
  ...(image && { loadDataDir: image }),
});
// Listen at the start, because a later `listen` could run within a transaction.
await database.listen(channel, (payload) => send({ kind: 'notified', payload }));

parentPort?.on('message', (request: ThreadRequest) => void carryOut(request));
send({ kind: 'opened' });

async function carryOut(request: ThreadRequest): Promise<void> {
  if (request.kind === 'close') {
    await database.close();
    return send({ kind: 'closed' });
  }
  const { id, statement, parameters } = request;
  try {
    const result = await database.query<Record<string, unknown>>(statement, [...parameters]);
    send({ kind: 'answered', id, result: rowsOf(result) });
  } catch (error) {
    send({ kind: 'failed', id, error: errorOf(error) });
  }
}

function rowsOf({ rows, fields, affectedRows }: Results<Record<string, unknown>>): ThreadRows {
  const columnsOf = (...typeIds: readonly number[]): string[] =>
    fields.filter(({ dataTypeID }) => typeIds.includes(dataTypeID)).map(({ name }) => name);
  return {
    rows,
    affectedRows: affectedRows ?? 0,
    jsonColumns: columnsOf(types.JSON, types.JSONB),
    byteColumns: columnsOf(types.BYTEA),
  };
}

/** Describes an error. Errors of PostgreSQL have a code. Errors of the engine itself have none. */
function errorOf(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { message: String(error), fields: {}, isFatal: true };
  const fields = Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === 'string'));
  const isFatal = ['PANIC', 'FATAL'].includes(String(fields['severity'])) || error instanceof WebAssembly.RuntimeError;
  return { message: error.message, fields, isFatal };
}
