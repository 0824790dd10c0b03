const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

export function focusWithin(element: HTMLElement): void {
  const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
}

/**
 * Focuses the first invalid control. If no control is marked as invalid, focuses the control with this name, otherwise
 * the control in the first invalid field.
 */
export function focusField(form: HTMLFormElement, name: string): void {
  const findFirst = (selector: string) => form.querySelector<HTMLElement>(selector);
  const namedItem = form.elements.namedItem(name);
  const target =
    findFirst('[aria-invalid="true"]') ?? (namedItem instanceof HTMLElement ? namedItem : findFirst('[data-invalid]'));
  if (target) focusWithin(target);
}

/** Focuses a control with input that was not accepted (`data-held-back`). Returns false if there is none. */
export function focusUnapplied(form: HTMLFormElement): boolean {
  const control = form.querySelector<HTMLElement>('[data-held-back]');
  control?.focus();
  return control !== null;
}
