export type ActiveRows = { readonly offsets: Int32Array; count: number };

export function activate(active: ActiveRows, offset: number): void {
  active.offsets[active.count] = offset;
  active.count += 1;
}
