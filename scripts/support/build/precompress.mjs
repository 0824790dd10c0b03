import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './hashFiles.mjs';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(js|css|html|svg|json|txt)$/;

export async function precompress(folder) {
  const files = listFiles(folder).filter((file) => compressible.test(file) && !file.startsWith('.vite/'));
  await Promise.all(
    files.map(async (file) => {
      const body = await readFile(join(folder, file));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: 9 })]);
      await Promise.all([writeFile(join(folder, `${file}.br`), br), writeFile(join(folder, `${file}.gz`), gz)]);
    }),
  );
}
