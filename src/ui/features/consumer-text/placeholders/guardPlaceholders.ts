import {
  atomicRange,
  mendedEdit,
  settledRange,
  type AtomicEdit,
} from '../../../../domain/consumer-text/placeholders/atomicEdit.ts';
import type { TextRange } from '../../../../domain/consumer-text/placeholders/placeholders.ts';

const deletions: Readonly<Partial<Record<string, AtomicEdit>>> = {
  deleteContentBackward: { kind: 'delete', direction: 'backward', unit: 'character' },
  deleteContentForward: { kind: 'delete', direction: 'forward', unit: 'character' },
  deleteWordBackward: { kind: 'delete', direction: 'backward', unit: 'word' },
  deleteWordForward: { kind: 'delete', direction: 'forward', unit: 'word' },
};

/** What the field is about to do; nothing for what brings an earlier text back, or moves what is composed. */
function editOf({ inputType, data }: InputEvent): AtomicEdit | undefined {
  if (inputType.startsWith('delete')) return deletions[inputType] ?? { kind: 'insert', text: '' };
  return inputType.startsWith('insert') && data !== null ? { kind: 'insert', text: data } : undefined;
}

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): TextRange => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

const isSame = (one: TextRange, other: TextRange): boolean => one.start === other.start && one.end === other.end;

/** Puts a text in the place of a range, as if it had been typed: the field tells of it, and undoes it. */
function replaceRange(input: HTMLInputElement, { start, end }: TextRange, text: string): void {
  input.setSelectionRange(start, end);
  // The one way for a script to edit a field that its undo knows of.
  const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (isDone) return;
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Puts a text where the caret of a field is, or was when it was left; never within a placeholder. */
export function insertAtCaret(input: HTMLInputElement, text: string): void {
  const selection = selectionOf(input);
  const range = atomicRange(input.value, selection, { kind: 'insert', text }) ?? selection;
  input.focus();
  replaceRange(input, range, text);
}

/** Keeps the placeholders of a text field whole, whatever is typed, pasted, dropped, deleted or selected in it, until the answer is called. */
export function guardPlaceholders(input: HTMLInputElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  /** As the selection was settled last, and in which text. */
  let last = { text: input.value, selection: selectionOf(input) };
  /** The text that an edit goes out from, while one is under way. */
  let edited: string | undefined;
  let isPressed = false;

  function settle(isMoved: boolean): void {
    if (document.activeElement !== input || edited !== undefined) return;
    const { value } = input;
    const now = selectionOf(input);
    const selection = settledRange(value, now, isMoved && value === last.text ? last.selection : undefined);
    if (!isSame(selection, now))
      input.setSelectionRange(selection.start, selection.end, input.selectionDirection ?? 'none');
    last = { text: value, selection };
  }

  function editWhole(event: InputEvent): void {
    // What an input method composes cannot be stopped, and is mended once it is chosen.
    if (event.isComposing) return;
    settle(true);
    edited = input.value;
    const edit = event.cancelable ? editOf(event) : undefined;
    const range = edit && atomicRange(input.value, selectionOf(input), edit);
    if (!range) return;
    event.preventDefault();
    replaceRange(input, range, edit.kind === 'insert' ? edit.text : '');
    edited = undefined;
  }

  /** Mends what the field did by itself; answers whether there was something to mend. */
  function mend(): boolean {
    const mended = edited === undefined ? undefined : mendedEdit(edited, input.value);
    edited = undefined;
    if (!mended) return false;
    input.setRangeText(mended.text, 0, input.value.length);
    input.setSelectionRange(mended.caret, mended.caret);
    return true;
  }

  /** Before React is told of the text. */
  function mendTyped(event: Event): void {
    const { inputType = '', isComposing = false } = event as Partial<InputEvent>;
    if (isComposing) return;
    if (inputType.startsWith('history')) edited = undefined;
    else mend();
    last = { text: input.value, selection: selectionOf(input) };
  }

  /** After React was told of it. */
  function mendComposed(): void {
    if (mend()) input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => input.addEventListener(name, listener, { signal });

  // Keys may follow each other faster than the document tells of the selection.
  listen('keydown', ({ isComposing }) => isComposing || settle(true));
  listen('beforeinput', editWhole);
  listen('input', mendTyped);
  listen('compositionstart', () => (edited = input.value));
  listen('compositionend', mendComposed);
  listen('copy', () => settle(false));
  listen('pointerdown', () => (isPressed = true));
  document.addEventListener('selectionchange', () => isPressed || settle(true), { signal });
  document.addEventListener(
    'pointerup',
    function settlePressed() {
      if (isPressed) settle(false);
      isPressed = false;
    },
    { signal },
  );
  return () => listening.abort();
}
