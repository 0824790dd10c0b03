const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]';

export function focusWithin(element: HTMLElement): void {
  const control = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  control?.focus();
}

/** Focuses the first invalid control, otherwise the one with this name or in a marked field such as a select. */
export function focusField(form: HTMLFormElement, name: string): void {
  const marked = (mark: string) => form.querySelector<HTMLElement>(mark);
  const named = form.elements.namedItem(name);
  const offender = marked('[aria-invalid="true"]') ?? (named instanceof HTMLElement ? named : marked('[data-invalid]'));
  if (offender) focusWithin(offender);
}

/** Focuses a control with `data-held-back`, i.e. with input that was not accepted. Returns whether there is one. */
export function focusUnapplied(form: HTMLFormElement): boolean {
  const control = form.querySelector<HTMLElement>('[data-held-back]');
  control?.focus();
  return control !== null;
}
