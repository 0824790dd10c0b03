import { expect, it } from 'vitest';
import { draft__Item__ } from '../../../src/domain/__kebab__/__item__.ts';

it('keeps a name without the spaces around it', () => {
  expect(draft__Item__('  North  ')).toEqual({ ok: true, value: { name: 'North' } });
});

it('refuses a name of spaces', () => {
  expect(draft__Item__('   ')).toEqual({ ok: false, error: { kind: 'name-blank' } });
});
