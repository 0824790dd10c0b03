import { createContext, useCallback, useRef, useState, type ReactNode } from 'react';
import { useLeaveGuard } from './useLeaveGuard.tsx';

/** Tells that a field holds text that is no change yet, and how to ask whether it could become one; or that it is done. */
export type ReportTyping = (field: string, isInvalid: (() => boolean) | undefined) => void;

export const LiveFieldsContext = createContext<ReportTyping | undefined>(undefined);

/**
 * The fields of a settings page, each a pending change of its own once it is left (`useFieldDraft`). Nobody leaves the
 * page without being asked while one of them holds what could not be taken.
 */
export function LiveFields({ children }: { readonly children: ReactNode }) {
  const typing = useRef(new Map<string, () => boolean>());
  const [isTyping, setTyping] = useState(false);
  const report = useCallback<ReportTyping>((field, isInvalid) => {
    if (isInvalid) typing.current.set(field, isInvalid);
    else typing.current.delete(field);
    setTyping(typing.current.size > 0);
  }, []);
  useLeaveGuard({
    isOn: isTyping,
    holds: () => [...typing.current.values()].some((isInvalid) => isInvalid()),
    scope: 'page',
  });
  return <LiveFieldsContext value={report}>{children}</LiveFieldsContext>;
}
