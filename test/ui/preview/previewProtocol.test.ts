import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONNECT, HELLO, isSignal, messageFromFrame } from '../../../src/ui/consumer/previewProtocol.ts';

it('messageFromFrame parses known messages of the preview frame, and ignores unknown fields', () => {
  expect(messageFromFrame({ type: 'press', parts: ['logo'], token: 'x' })).toEqual({ type: 'press', parts: ['logo'] });
  expect(messageFromFrame({ type: 'screen', screen: 'selectReturns' })).toEqual({
    type: 'screen',
    screen: 'selectReturns',
  });
  expect(messageFromFrame({ type: 'screen', screen: 'constructor' })).toBeUndefined();
  expect(messageFromFrame({ type: 'press', parts: ['x'.repeat(5001)] })).toBeUndefined();
  expect(messageFromFrame({ type: 'choice', choice: { kind: 'item', id: 'a', isChosen: 'yes' } })).toBeUndefined();
  expect(messageFromFrame({ type: 'choice', choice: { kind: 'method', id: 'shop', extra: 1 } })).toEqual({
    type: 'choice',
    choice: { kind: 'method', id: 'shop' },
  });
});

it('messageFromFrame accepts the keys of shortcuts, except for shortcuts that publish', () => {
  const keys = { key: 'k', code: 'KeyK', ctrlKey: true, metaKey: false, shiftKey: false };
  expect(messageFromFrame({ type: 'shortcut', ...keys, more: 1 })).toEqual({ type: 'shortcut', ...keys });
  expect(messageFromFrame({ type: 'shortcut', ...keys, key: 'ن' })).toMatchObject({ code: 'KeyK' });
  expect(messageFromFrame({ type: 'shortcut', ...keys, ctrlKey: false })).toBeUndefined();
  expect(messageFromFrame({ type: 'shortcut', ...keys, key: 'Enter', code: 'Enter' })).toBeUndefined();
});

it('messageFromFrame never throws, whatever a malicious frame sends', () => {
  fc.assert(
    fc.property(fc.anything(), (told) => {
      const read = messageFromFrame(told);
      expect(read === undefined || typeof read.type === 'string').toBe(true);
      expect(isSignal(told, HELLO)).toBe(false);
    }),
  );
  expect(isSignal({ ...CONNECT }, HELLO)).toBe(false);
  expect(isSignal({ ...HELLO, version: 2 }, HELLO)).toBe(false);
  expect(isSignal({ ...HELLO }, HELLO)).toBe(true);
});
