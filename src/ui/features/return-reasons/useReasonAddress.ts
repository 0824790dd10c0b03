import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

const PARAMETER = 'reason';
/** In place of a code: a reason that does not exist yet. */
const NEW = 'new';

export type ReasonAddress = {
  /** The code in the address, `new`, or nothing. */
  readonly reason: string | undefined;
  readonly isNew: boolean;
  readonly open: (code: string) => void;
  readonly openNew: () => void;
  readonly close: () => void;
};

/** The reason that is open, kept in the address: a reload, a link and the way back land on it. */
export function useReasonAddress(): ReasonAddress {
  const [parameters] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const reason = parameters.get(PARAMETER) ?? undefined;

  const open = useCallback(
    (code: string): void => {
      const search = new URLSearchParams(parameters);
      search.set(PARAMETER, code);
      void navigate({ search: String(search) }, { state: { isOpenedHere: true } });
    },
    [parameters, navigate],
  );

  function close(): void {
    const isOpenedHere = (location.state as { isOpenedHere?: boolean } | null)?.isOpenedHere === true;
    // One step back where opening was a step, so that the way back does not lead to the dialog again.
    if (isOpenedHere) return void navigate(-1);
    const search = new URLSearchParams(parameters);
    search.delete(PARAMETER);
    return void navigate({ search: String(search) }, { replace: true });
  }

  return { reason, isNew: reason === NEW, open, openNew: () => open(NEW), close };
}
