import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** URL parameter of the user's own dialogs: `?account=password`. */
export const ACCOUNT_DIALOG = 'account';
export type AccountDialog = 'password' | 'sessions';

/** Separate parameter, so that it cannot be confused with an id. */
const NEW = 'new';

export type DialogAddress = {
  readonly opened: string | undefined;
  readonly isNew: boolean;
  readonly open: (id: string) => void;
  readonly openNew: () => void;
  readonly close: () => void;
};

/** Stores the dialog's object in the URL, e.g. `?reason=SIZE` or `?new=reason`, for reloads, links and the way back. */
export function useDialogAddress(kind: string): DialogAddress {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // The URL may have changed since the callbacks were created.
  const latest = useRef({ parameters, setParameters });
  useLayoutEffect(() => {
    latest.current = { parameters, setParameters };
  });

  const go = useCallback(
    (entry: readonly [parameter: string, value: string] | undefined): void => {
      const wanted = new URLSearchParams(latest.current.parameters);
      wanted.delete(kind);
      wanted.delete(NEW);
      if (entry) wanted.set(...entry);
      latest.current.setParameters(wanted, entry ? { state: { isOpenedHere: true } } : { replace: true });
    },
    [kind],
  );
  const open = useCallback((id: string): void => go([kind, id]), [go, kind]);

  function close(): void {
    const isOpenedHere = (location.state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;
    // Go back if opening was a navigation, so that the way back does not reopen the dialog.
    if (isOpenedHere) void navigate(-1);
    else go(undefined);
  }

  return {
    opened: parameters.get(kind) ?? undefined,
    isNew: parameters.get(NEW) === kind,
    open,
    openNew: () => go([NEW, kind]),
    close,
  };
}
