/** The row that an event is in, and whether it came from the row or a cell of it rather than from a control there. */
export function rowOfEvent(target: EventTarget): { readonly id: string | undefined; readonly isPlain: boolean } {
  const element = target instanceof Element ? target : undefined;
  const row = element?.closest<HTMLElement>('[role="row"][data-key]');
  return {
    id: row?.dataset['key'],
    isPlain: element?.matches('[role="row"], [role="gridcell"], [role="rowheader"]') ?? false,
  };
}
