/** Opens collapsed ancestors, outermost first. */
export function unfold(element: HTMLElement): void {
  for (let part = element.parentElement; part; part = part.parentElement) {
    if (part instanceof HTMLDetailsElement) part.open = true;
    if (part.hidden && part.id)
      document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(part.id)}"][aria-expanded="false"]`)?.click();
  }
}
