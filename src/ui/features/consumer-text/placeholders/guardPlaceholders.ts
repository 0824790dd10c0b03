import {
  atomicRange,
  repairedEdit,
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

/** Converts an input event to an edit. Undefined for undo, redo and changes of an IME composition. */
function editOf({ inputType, data }: InputEvent): AtomicEdit | undefined {
  if (inputType.startsWith('delete')) return deletions[inputType] ?? { kind: 'insert', text: '' };
  return inputType.startsWith('insert') && data !== null ? { kind: 'insert', text: data } : undefined;
}

const selectionOf = ({ selectionStart, selectionEnd, value }: HTMLInputElement): TextRange => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
});

const isSame = (one: TextRange, other: TextRange): boolean => one.start === other.start && one.end === other.end;

/** Replaces a range of the text as if the user had typed, so that an `input` event is dispatched and undo works. */
function replaceRange(input: HTMLInputElement, { start, end }: TextRange, text: string): void {
  input.setSelectionRange(start, end);
  // `execCommand` is the only way for scripts to edit the text and preserve the browser's undo history.
  const isDone = text === '' ? document.execCommand('delete') : document.execCommand('insertText', false, text);
  if (isDone) return;
  input.setRangeText(text, start, end, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Inserts a text at the current or last caret position, but never within a placeholder. */
export function insertAtCaret(input: HTMLInputElement, text: string): void {
  const selection = selectionOf(input);
  const range = atomicRange(input.value, selection, { kind: 'insert', text }) ?? selection;
  input.focus();
  replaceRange(input, range, text);
}

/** Lets users insert, delete and select only complete placeholders. Returns a function that ends this protection. */
export function guardPlaceholders(input: HTMLInputElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  /** Last selection that did not cut a placeholder, and the text at that time. */
  let last = { text: input.value, selection: selectionOf(input) };
  /** Text of the input before the current edit. Undefined between two edits. */
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

  function editAtomically(event: InputEvent): void {
    // An IME composition cannot be prevented, so its result is repaired afterwards.
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

  /** Repairs placeholders after an edit that could not be prevented. Returns true if the text was changed. */
  function repair(): boolean {
    const repaired = edited === undefined ? undefined : repairedEdit(edited, input.value);
    edited = undefined;
    if (!repaired) return false;
    input.setRangeText(repaired.text, 0, input.value.length);
    input.setSelectionRange(repaired.caret, repaired.caret);
    return true;
  }

  /** Runs before React's `input` handler, which then reads the repaired text. */
  function repairTyped(event: Event): void {
    const { inputType = '', isComposing = false } = event as Partial<InputEvent>;
    if (isComposing) return;
    if (inputType.startsWith('history')) edited = undefined;
    else repair();
    last = { text: input.value, selection: selectionOf(input) };
  }

  /** Runs after React's handler at the end of an IME composition. */
  function repairComposed(): void {
    if (repair()) input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }

  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => input.addEventListener(name, listener, { signal });

  // Update the selection on each key, because `selectionchange` events may come later than the next keystroke.
  listen('keydown', ({ isComposing }) => isComposing || settle(true));
  listen('beforeinput', editAtomically);
  listen('input', repairTyped);
  listen('compositionstart', () => (edited = input.value));
  listen('compositionend', repairComposed);
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
