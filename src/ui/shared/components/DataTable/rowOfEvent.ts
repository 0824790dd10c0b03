const CONTROLS = 'a, button, input, label, select, textarea, [tabindex]:not(tr, td)';

type RowEvent = { readonly target: EventTarget; readonly currentTarget: Element };

/**
 * Returns the row that contains the event's target, but no row for events from an overlay that a row has opened.
 * `isPlain`: the target is not a control.
 */
export function rowOfEvent({ target, currentTarget }: RowEvent): {
  readonly id: string | undefined;
  readonly isPlain: boolean;
} {
  const element = target instanceof Element && currentTarget.contains(target) ? target : undefined;
  const row = element?.closest<HTMLElement>('tr[data-key]');
  const control = element?.closest(CONTROLS) ?? null;
  return { id: row?.dataset['key'], isPlain: row !== null && row !== undefined && !row.contains(control) };
}

/** Selector of controls that handle letters, Alt and arrow keys themselves. */
export const OWN_KEYS =
  'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [aria-haspopup="listbox"]';

export const isMirrored = (element: Element): boolean => element.closest('[dir]')?.getAttribute('dir') === 'rtl';
