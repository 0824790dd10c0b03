import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Names what is to be added: a parameter of its own, so that no id of what is there already can be taken for it. */
const NEW = 'new';

export type DialogAddress = {
  /** The id in the address of what is open. */
  readonly opened: string | undefined;
  /** Something is to be added. */
  readonly isNew: boolean;
  readonly open: (id: string) => void;
  readonly openNew: () => void;
  readonly close: () => void;
};

/**
 * What a dialog of a page edits, kept in the address as `?reason=SIZE` or `?new=reason`: a reload, a link and the way
 * back land on it.
 */
export function useDialogAddress(kind: string): DialogAddress {
  const [parameters, setParameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  // The page may have written there since the callbacks were made that are called now.
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
    // One step back where opening was a step, so that the way back does not lead to the dialog again.
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
