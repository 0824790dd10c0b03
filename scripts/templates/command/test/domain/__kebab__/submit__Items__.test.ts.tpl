import { expect, it } from 'vitest';
import { submit__Items__ } from '../../../src/domain/__kebab__/writes/submit__Items__.ts';

const fresh = { now: 0, id: 'id' };

it('submit__Items__ accepts a note with text, and refuses a blank note', () => {
  expect(submit__Items__.decide({}, { note: 'Thanks' }, fresh).ok).toBe(true);
  expect(submit__Items__.decide({}, { note: ' ' }, fresh)).toMatchObject({
    error: { kind: 'invalid', errors: [{ pointer: '/note' }] },
  });
});
