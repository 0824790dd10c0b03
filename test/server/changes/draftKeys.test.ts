import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AesDraftSeal } from '../../../server/infrastructure/changes/AesDraftSeal.ts';
import { parseDraftKeys, readDraftKeys } from '../../../server/infrastructure/changes/draftKeys.ts';

const owner = { rootOrgId: 'OWNER', companyId: 'ALPHA', userId: 'ada' };
const content = { changes: [{ type: 'CARRIER', key: 'dpd', value: 'hunter2' }], history: { done: [], undone: [] } };
const key = (filling: number) => Buffer.alloc(32, filling);
const lineOf = (filling: number) => key(filling).toString('base64');

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'keys-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('draft keys', () => {
  it('if the default file does not exist, are created in a file that only the user of the service can read [PC-9]', () => {
    const path = join(folder, 'draft-keys');
    const created = readDraftKeys(path, { isMade: true });
    expect(created).toMatchObject({ ok: true, value: [expect.objectContaining({ length: 32 })] });
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readDraftKeys(path, { isMade: true })).toEqual(created);
    expect(readFileSync(path, 'utf8')).toMatch(/^# /);
  });

  it('cause an error if their configured file is missing or invalid', () => {
    const path = join(folder, 'mine');
    expect(readDraftKeys(path, { isMade: false })).toMatchObject({ ok: false, error: expect.stringContaining(path) });
    for (const text of ['', '# nothing', 'short', `${lineOf(1)}\nnot a key`, key(1).toString('hex')]) {
      writeFileSync(path, text);
      expect(readDraftKeys(path, { isMade: false }), text).toMatchObject({ ok: false });
    }
    expect(parseDraftKeys(`# old\r\n${lineOf(1)}\r\n\n${lineOf(2)}`)).toEqual([key(1), key(2)]);
  });

  it('decrypt drafts that an earlier key encrypted if that key is still listed, and no other drafts [PC-9]', () => {
    const sealed = new AesDraftSeal([key(1)]).seal(content, owner);
    const changed = new AesDraftSeal([key(2), key(1)]);
    expect(changed.open(sealed, owner)).toEqual(content);
    expect(new AesDraftSeal([key(1)]).open(changed.seal(content, owner), owner)).toBeUndefined();
    expect(new AesDraftSeal([key(2)]).open(sealed, owner)).toBeUndefined();
  });
});
