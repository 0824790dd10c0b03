import { consumerSteps, type ConsumerStep } from '../../domain/consumer-text/textSlot.ts';
import type { ConsumerView } from './ConsumerView.ts';

/** Version of the message protocol between page and preview frame. */
const PREVIEW_VERSION = 1;

/** The frame sends this to the embedding page, whatever its origin, until the page responds. Contains no secrets. */
export const HELLO = { app: 'returns-preview', version: PREVIEW_VERSION, type: 'hello' } as const;
/** The page sends this once per load of the frame, with the `MessagePort` for all further messages. */
export const CONNECT = { app: 'returns-preview', version: PREVIEW_VERSION, type: 'connect' } as const;

/** User choices on the screens. The page stores them. */
export type PreviewChoice =
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'item'; readonly id: string; readonly isChosen: boolean }
  | { readonly kind: 'method'; readonly id: string }
  | { readonly kind: 'field'; readonly id: string; readonly value: string };

export type PreviewState = {
  readonly view: ConsumerView;
  readonly screen: ConsumerStep;
  /** Parts with pending changes, which the frame outlines. */
  readonly outlined: readonly string[];
  /** Part that the pointer hovers in the page. The frame scrolls it into view. */
  readonly pointed?: string | undefined;
  /** Select mode: a click on a part opens its setting and has no effect on the screen. */
  readonly isPicking: boolean;
  /** Shows all screens as miniatures, in a row with this direction. */
  readonly strip?: 'ltr' | 'rtl' | undefined;
};

export type ToFrame = { readonly type: 'state'; readonly revision: number; readonly state: PreviewState };

export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'painted'; readonly revision: number }
  /** The parts that contain the clicked element, innermost first. */
  | { readonly type: 'press'; readonly parts: readonly string[] }
  | { readonly type: 'choice'; readonly choice: PreviewChoice }
  | { readonly type: 'screen'; readonly screen: ConsumerStep }
  | { readonly type: 'escape' }
  | ({ readonly type: 'shortcut' } & ShortcutKeys);

/** Keys of a shortcut that the user typed in the frame and that the page must handle. */
export type ShortcutKeys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Letters of the shortcuts for palette, review, undo and redo. The shortcut for publishing works only if the page has
 * the focus, not the frame.
 */
const LETTER = /^[kszy]$/i;
const LETTER_KEY = /^Key[KSZY]$/;

/** Returns the keys of the event if they can be a shortcut of the page, otherwise undefined. */
export function shortcutKeysOf({ key, code, ctrlKey, metaKey, shiftKey }: ShortcutKeys): ShortcutKeys | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  return LETTER.test(key) || LETTER_KEY.test(code) ? { key, code, ctrlKey, metaKey, shiftKey } : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isStep = (value: unknown): value is ConsumerStep => (consumerSteps as readonly unknown[]).includes(value);

/** Maximum length of a text in a message from the frame. */
const MAX_TEXT = 5000;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT;

/** Maximum number of nested parts in a message from the frame. */
const MAX_NESTED_PARTS = 10;
const isShortTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_NESTED_PARTS && value.every(isText);

function choiceIn(received: unknown): PreviewChoice | undefined {
  if (!isFields(received)) return undefined;
  const { kind, id, value, language, isChosen } = received;
  if (kind === 'language' && isText(language)) return { kind, language };
  if (!isText(id)) return undefined;
  if (kind === 'item' && typeof isChosen === 'boolean') return { kind, id, isChosen };
  if (kind === 'method') return { kind, id };
  return kind === 'field' && isText(value) ? { kind, id, value } : undefined;
}

function shortcutIn({ key, code, ctrlKey, metaKey, shiftKey }: Fields): ShortcutKeys | undefined {
  if (typeof key !== 'string' || typeof code !== 'string') return undefined;
  return shortcutKeysOf({
    key,
    code,
    ctrlKey: ctrlKey === true,
    metaKey: metaKey === true,
    shiftKey: shiftKey === true,
  });
}

/** Validates an untrusted message from the frame. Returns undefined if the message is invalid. */
export function messageFromFrame(received: unknown): FromFrame | undefined {
  if (!isFields(received)) return undefined;
  const { type, revision, parts, screen } = received;
  switch (type) {
    case 'ready':
    case 'escape':
      return { type };
    case 'painted':
      return typeof revision === 'number' ? { type, revision } : undefined;
    case 'press':
      return isShortTextList(parts) ? { type, parts } : undefined;
    case 'screen':
      return isStep(screen) ? { type, screen } : undefined;
    case 'shortcut': {
      const keys = shortcutIn(received);
      return keys && { type, ...keys };
    }
    case 'choice': {
      const choice = choiceIn(received['choice']);
      return choice && { type, choice };
    }
    default:
      return undefined;
  }
}

export const isSignal = (received: unknown, signal: typeof HELLO | typeof CONNECT): boolean =>
  isFields(received) &&
  received['app'] === signal.app &&
  received['version'] === signal.version &&
  received['type'] === signal.type;
