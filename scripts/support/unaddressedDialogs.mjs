const FORM_DIALOG = 'src/ui/shared/components/FormDialog/FormDialog.tsx';
const ADDRESS = 'src/ui/shared/forms/useDialogAddress.ts';
/** Folder of the components that a URL selects. */
const ENTRY = 'src/ui/app/entry/';

/** @typedef {{ readonly resolved: string }} Dependency */
/** @typedef {{ readonly source: string, readonly dependencies: readonly Dependency[] }} Module */

/**
 * Finds form dialogs that are used in a view without `useDialogAddress`. A reload would close such a dialog.
 * @param {readonly Module[]} modules
 * @returns {readonly { readonly dialog: string, readonly from: string }[]} each dialog and the view that uses it
 */
export function unaddressedDialogs(modules) {
  const views = modules.filter(({ source }) => source.startsWith('src/ui/') && source !== FORM_DIALOG);
  const uses = (target) =>
    views
      .filter(({ dependencies }) => dependencies.some(({ resolved }) => resolved === target))
      .map((view) => view.source);
  const addressing = new Set([
    ...uses(ADDRESS),
    ...views.map(({ source }) => source).filter((source) => source.startsWith(ENTRY)),
  ]);
  return uses(FORM_DIALOG).flatMap((dialog) => {
    const met = [dialog];
    for (const view of met) if (!addressing.has(view)) met.push(...uses(view).filter((above) => !met.includes(above)));
    const begins = met.filter((view) => !addressing.has(view) && uses(view).length === 0);
    return begins.map((from) => ({ dialog, from }));
  });
}
