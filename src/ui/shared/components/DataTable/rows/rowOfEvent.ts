/** Row of an event. `isPlain`: not from a control in the row. */
export function rowOfEvent(target: EventTarget): { readonly id: string | undefined; readonly isPlain: boolean } {
  const element = target instanceof Element ? target : undefined;
  const row = element?.closest<HTMLElement>('[role="row"][data-key]');
  return {
    id: row?.dataset['key'],
    isPlain: element?.matches('[role="row"], [role="gridcell"], [role="rowheader"]') ?? false,
  };
}
