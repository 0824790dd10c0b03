import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether something is open that takes the place of its stand-in: at once where a press on the stand-in asked for it. */
export function useOpenAtOnce(
  trigger: RefObject<HTMLElement | null>,
  isOpenAtOnce: boolean,
): readonly [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(
    function openAtOnce() {
      if (!isOpenAtOnce) return;
      // The trigger that was pressed is gone; on closing, the focus returns to where it is now.
      trigger.current?.focus();
      queueMicrotask(() => setOpen(true));
    },
    [trigger, isOpenAtOnce],
  );
  return [isOpen, setOpen];
}
