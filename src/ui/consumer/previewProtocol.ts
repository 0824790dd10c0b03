import { consumerSteps, type ConsumerStep } from '../../domain/consumer-text/textSlot.ts';
import type { ConsumerView } from './ConsumerView.ts';

/** The version of what page and frame tell each other. */
const PREVIEW_VERSION = 1;

/** What a frame says until it is answered, to whoever holds it: it knows nothing that another could want. */
export const HELLO = { app: 'returns-preview', version: PREVIEW_VERSION, type: 'hello' } as const;
/** What the page answers, once a load, with the port that all else goes over. */
export const CONNECT = { app: 'returns-preview', version: PREVIEW_VERSION, type: 'connect' } as const;

/** What a person does on the screens with what the page keeps: choices, and what is typed where it is judged. */
export type PreviewChoice =
  | { readonly kind: 'language'; readonly language: string }
  | { readonly kind: 'item'; readonly id: string; readonly isChosen: boolean }
  | { readonly kind: 'method'; readonly id: string }
  | { readonly kind: 'field'; readonly id: string; readonly value: string };

export type PreviewState = {
  readonly view: ConsumerView;
  readonly screen: ConsumerStep;
  /** Parts that pending changes touch, outlined. */
  readonly outlined: readonly string[];
  /** The part that a person points at beside the screens; it is brought into sight. */
  readonly pointed?: string | undefined;
  /** Whether a press on a part leads to what writes it, in place of using the screen. */
  readonly isPicking: boolean;
  /** All screens in miniature, in place of one to use; beside each other as what stands around the frame runs. */
  readonly strip?: 'ltr' | 'rtl' | undefined;
};

export type ToFrame = { readonly type: 'state'; readonly revision: number; readonly state: PreviewState };

export type FromFrame =
  | { readonly type: 'ready' }
  | { readonly type: 'painted'; readonly revision: number }
  /** The parts that lie under a press, the innermost first. */
  | { readonly type: 'press'; readonly parts: readonly string[] }
  | { readonly type: 'choice'; readonly choice: PreviewChoice }
  | { readonly type: 'screen'; readonly screen: ConsumerStep }
  | { readonly type: 'escape' }
  | ({ readonly type: 'shortcut' } & ShortcutKeys);

/** Keys of a shortcut of the page that were pressed in the frame, as their keyboard event had them. */
export type ShortcutKeys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The palette, the review, undo and redo. A publish needs the focus on the page. */
const LETTER = /^[kszy]$/i;
const LETTER_KEY = /^Key[KSZY]$/;

/** The keys of an event if the page may have a shortcut for them. */
export function shortcutKeysOf({ key, code, ctrlKey, metaKey, shiftKey }: ShortcutKeys): ShortcutKeys | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  return LETTER.test(key) || LETTER_KEY.test(code) ? { key, code, ctrlKey, metaKey, shiftKey } : undefined;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isStep = (value: unknown): value is ConsumerStep => (consumerSteps as readonly unknown[]).includes(value);

/** Longest text a frame may tell. */
const LONGEST = 5000;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;

/** More lie within each other on no screen. */
const MOST_PARTS = 10;
const isFewTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MOST_PARTS && value.every(isText);

function choiceIn(told: unknown): PreviewChoice | undefined {
  if (!isFields(told)) return undefined;
  const { kind, id, value, language, isChosen } = told;
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

/** What came from a frame, read: nothing of it is trusted. `undefined` for anything else. */
export function messageFromFrame(told: unknown): FromFrame | undefined {
  if (!isFields(told)) return undefined;
  const { type, revision, parts, screen } = told;
  switch (type) {
    case 'ready':
    case 'escape':
      return { type };
    case 'painted':
      return typeof revision === 'number' ? { type, revision } : undefined;
    case 'press':
      return isFewTexts(parts) ? { type, parts } : undefined;
    case 'screen':
      return isStep(screen) ? { type, screen } : undefined;
    case 'shortcut': {
      const keys = shortcutIn(told);
      return keys && { type, ...keys };
    }
    case 'choice': {
      const choice = choiceIn(told['choice']);
      return choice && { type, choice };
    }
    default:
      return undefined;
  }
}

export const isSignal = (told: unknown, signal: typeof HELLO | typeof CONNECT): boolean =>
  isFields(told) && told['app'] === signal.app && told['version'] === signal.version && told['type'] === signal.type;
