import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './hashFiles.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|html|svg|json|txt)$/;
/** Maximum number of files that are read at once. The limit of open files is 1,024 in some container engines. */
const BATCH = 100;

export async function precompress(folder) {
  const files = listFiles(folder).filter((file) => compressible.test(file) && !file.startsWith('.vite/'));
  for (let start = 0; start < files.length; start += BATCH)
    await Promise.all(files.slice(start, start + BATCH).map((file) => compress(join(folder, file))));
}

async function compress(path) {
  const body = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}
