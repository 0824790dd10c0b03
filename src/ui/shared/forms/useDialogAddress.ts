import { useLatest } from '../useLatest.ts';
import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** URL parameter for dialogs of the user's own account, e.g. `?account=password`. */
export const ACCOUNT_DIALOG = 'account';

/** URL parameter for creating an object. Separate, so that its value cannot be mistaken for an id. */
const NEW = 'new';

export type DialogAddress = {
  readonly opened: string | undefined;
  readonly isNew: boolean;
  readonly open: (id: string) => void;
  readonly openNew: () => void;
  readonly close: () => void;
};

/** Stores the object of an open dialog in the URL, e.g. `?reason=SIZE`, for reloads, links and the back button. */
export function useDialogAddress(kind: string): DialogAddress {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // Callbacks read the current URL from this ref, because the URL may have changed since they were created.
  const latest = useLatest({ parameters, setParameters });
  const navigateTo = useCallback(
    (entry: readonly [parameter: string, value: string] | undefined): void => {
      const newParameters = new URLSearchParams(latest.current.parameters);
      newParameters.delete(kind);
      newParameters.delete(NEW);
      if (entry) newParameters.set(...entry);
      latest.current.setParameters(newParameters, entry ? { state: { isOpenedHere: true } } : { replace: true });
    },
    [kind, latest],
  );
  const open = useCallback((id: string): void => navigateTo([kind, id]), [navigateTo, kind]);

  function close(): void {
    const isOpenedHere = (location.state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;
    // If opening the dialog was a navigation, go back, so that the back button does not reopen the dialog.
    if (isOpenedHere) void navigate(-1);
    else navigateTo(undefined);
  }

  return {
    opened: parameters.get(kind) ?? undefined,
    isNew: parameters.get(NEW) === kind,
    open,
    openNew: () => navigateTo([NEW, kind]),
    close,
  };
}
