import { beforeEach, describe, expect, it } from 'vitest';
import { FormDraftsArchive } from '../../../src/application/forms/FormDrafts.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';

const owner = { userId: 'dana', companyId: 'ACME' };
const KEY = 'formDrafts/dana/ACME';

let storage: InMemoryStorage;
let archive: FormDraftsArchive;
beforeEach(() => {
  storage = new InMemoryStorage();
  archive = new FormDraftsArchive(storage);
});

describe('FormDrafts', () => {
  it('restores the text typed in a form after a reload, for the same user and company [FM-4]', () => {
    const drafts = archive.open(owner);
    drafts.write('reason/SIZE', { description: 'Too' });
    drafts.write('pattern', '(');
    const reloaded = archive.open(owner);
    expect(reloaded.read('reason/SIZE')).toEqual({ description: 'Too' });
    expect(reloaded.read('pattern')).toBe('(');
    expect(reloaded.read('reason/WRONG')).toBeUndefined();
  });

  it.each([
    ['person', { userId: 'mulder', companyId: 'ACME' }],
    ['company', { userId: 'dana', companyId: 'KOYO' }],
    ['user, on pages without a company', { userId: 'dana', companyId: undefined }],
  ])('returns no text for another %s [FM-4]', (_, other) => {
    archive.open(owner).write('pattern', '(');
    expect(archive.open(other).read('pattern')).toBeUndefined();
  });

  it('removes the stored text of one form, or of all forms', () => {
    const drafts = archive.open(owner);
    drafts.write('pattern', '(');
    drafts.write('heading', '<');
    drafts.write('pattern', undefined);
    expect([drafts.read('pattern'), archive.open(owner).read('pattern')]).toEqual([undefined, undefined]);
    expect(archive.open(owner).read('heading')).toBe('<');
    drafts.clear();
    expect(drafts.read('heading')).toBeUndefined();
    expect(storage.read(KEY)).toBeUndefined();
  });

  it('stores no typed text after the session has ended [AU-8]', () => {
    const drafts = archive.open(owner);
    drafts.write('pattern', '(');
    drafts.write('heading', '<');
    storage.clear();
    drafts.write('heading', undefined);
    expect(storage.read(KEY)).toBeUndefined();
  });

  it('keeps typed text in memory if the browser cannot store it', () => {
    storage.write = () => false;
    const drafts = archive.open(owner);
    drafts.write('pattern', '(');
    expect(drafts.read('pattern')).toBe('(');
  });

  it.each(['', 'no JSON', '[]', 'null', '7'])('ignores the malformed stored text %j', (text) => {
    storage.write(KEY, text);
    expect(archive.open(owner).read('pattern')).toBeUndefined();
  });
});
