const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

/** Brings the focus to a control, or to the first one in an element. */
export function focusWithin(element: HTMLElement): void {
  const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
}

/** Brings the focus to the first control that is marked as wrong, else to the one with the name or in a marked field, as a select. */
export function focusField(form: HTMLFormElement, name: string): void {
  const marked = (mark: string) => form.querySelector<HTMLElement>(mark);
  const named = form.elements.namedItem(name);
  const offender = marked('[aria-invalid="true"]') ?? (named instanceof HTMLElement ? named : marked('[data-invalid]'));
  if (offender) focusWithin(offender);
}

/**
 * Whether a field holds back what it was given because it cannot be taken, such as a text that is too long for a list.
 * It says so itself, by `data-held-back` on its control, which gets the focus.
 */
export function focusHeldBack(form: HTMLFormElement): boolean {
  const control = form.querySelector<HTMLElement>('[data-held-back]');
  control?.focus();
  return control !== null;
}
