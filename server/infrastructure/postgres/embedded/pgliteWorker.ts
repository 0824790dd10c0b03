import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types, type Results } from '@electric-sql/pglite';
import type { ThreadAnswer, ThreadError, ThreadOptions, ThreadRequest, ThreadRows } from './threadMessages.ts';

// Worker thread of the embedded database. It can hang, e.g. on a full disk, without blocking the main thread.
const { folder, channel, image } = workerData as ThreadOptions;
const say = (answer: ThreadAnswer): void => parentPort?.postMessage(answer);

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
// Listen now, because later it could run within a transaction.
await database.listen(channel, (payload) => say({ kind: 'notified', payload }));

parentPort?.on('message', (request: ThreadRequest) => void carryOut(request));
say({ kind: 'opened' });

async function carryOut(request: ThreadRequest): Promise<void> {
  if (request.kind === 'close') {
    await database.close();
    return say({ kind: 'closed' });
  }
  const { id, statement, parameters } = request;
  try {
    const result = await database.query<Record<string, unknown>>(statement, [...parameters]);
    say({ kind: 'answered', id, result: rowsOf(result) });
  } catch (error) {
    say({ kind: 'failed', id, error: errorOf(error) });
  }
}

function rowsOf({ rows, fields, affectedRows }: Results<Record<string, unknown>>): ThreadRows {
  const columnsOf = (...wanted: readonly number[]): string[] =>
    fields.filter(({ dataTypeID }) => wanted.includes(dataTypeID)).map(({ name }) => name);
  return {
    rows,
    affectedRows: affectedRows ?? 0,
    jsonColumns: columnsOf(types.JSON, types.JSONB),
    byteColumns: columnsOf(types.BYTEA),
  };
}

/** PostgreSQL errors have a code; other errors come from the engine. */
function errorOf(error: unknown): ThreadError {
  if (!(error instanceof Error)) return { message: String(error), fields: {}, isFatal: true };
  const fields = Object.fromEntries(Object.entries(error).filter(([, value]) => typeof value === 'string'));
  const isFatal = ['PANIC', 'FATAL'].includes(String(fields['severity'])) || error instanceof WebAssembly.RuntimeError;
  return { message: error.message, fields, isFatal };
}
