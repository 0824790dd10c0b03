import { deflateSync } from 'node:zlib';

const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

/** Converts bits to bytes of JPEG data. Pads them with ones, and escapes bytes that look like a marker. */
const entropyCoded = (bits: string): Buffer => {
  const padded = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const bytes = times(padded.length / 8, (nth) => parseInt(padded.slice(nth * 8, nth * 8 + 8), 2));
  return Buffer.from(bytes.flatMap((byte) => (byte === 255 ? [255, 0] : [byte])));
};

const segment = (marker: number, data: readonly number[]): Buffer =>
  Buffer.from([255, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data]);

/** Encodes a number of blocks without coefficients as run lengths. */
function emptyBlocks(count: number): string {
  if (count === 0) return '';
  // The table below has codes for a run of up to 32,767 blocks, and for one block.
  const run = Math.min(count, 32_767);
  return run < 16_384
    ? '00'.repeat(count)
    : `01${(run - 16_384).toString(2).padStart(14, '0')}${emptyBlocks(count - run)}`;
}

/**
 * Creates a grey progressive JPEG with this number of scans, at most 883. The first scan contains all bits of the first
 * coefficient, each further scan one bit of one coefficient.
 */
export function progressiveJpeg(scans: number, side = 8): Buffer {
  const size = [side >> 8, side & 255];
  const blocks = Math.ceil(side / 8) ** 2;
  const refining = times(63, (nth) => nth + 1).flatMap((at) =>
    times(14, (nth) => [at, nth === 0 ? 13 : ((14 - nth) << 4) | (13 - nth)] as const),
  );
  return Buffer.concat([
    Buffer.from([255, 0xd8]),
    segment(0xdb, [0, ...times(64, () => 1)]),
    segment(0xc2, [8, ...size, ...size, 1, 1, 0x11, 0]),
    segment(0xc4, [0, 1, ...times(15, () => 0), 0]),
    segment(0xc4, [0x10, 0, 2, ...times(14, () => 0), 0x00, 0xe0]),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    entropyCoded('0'.repeat(blocks)),
    ...refining
      .slice(0, scans - 1)
      .flatMap(([at, bits]) => [segment(0xda, [1, 1, 0, at, at, bits]), entropyCoded(emptyBlocks(blocks))]),
    Buffer.from([255, 0xd9]),
  ]);
}

/** Inserts compressed texts after the header of a PNG: `count` texts of `size` bytes each. */
export function withPngTexts(png: Buffer, count: number, size: number): Buffer {
  const data = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(size, 'a'))]);
  const text = pngChunk('zTXt', data);
  return Buffer.concat([png.subarray(0, 33), ...times(count, () => text), png.subarray(33)]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

const CRC_TABLE = times(256, (n) => {
  let c = n;
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c >>> 0;
});
const crc32 = (bytes: Buffer): number =>
  (bytes.reduce((sum, byte) => (CRC_TABLE[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>> 0;

/** Creates an animated WebP in which each frame is the same still image. */
export function animatedWebp(still: Buffer, frames: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.write(type);
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length & 1)]);
  };
  // Place a frame of one pixel at the upper left.
  const frame = chunk('ANMF', Buffer.concat([Buffer.alloc(12), Buffer.from([10, 0, 0, 0]), still.subarray(12)]));
  const animated = Buffer.alloc(10);
  animated[0] = 2;
  return chunk(
    'RIFF',
    Buffer.concat([
      Buffer.from('WEBP'),
      chunk('VP8X', animated),
      chunk('ANIM', Buffer.alloc(6)),
      ...times(frames, () => frame),
    ]),
  );
}
