import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Clock, localDate } from '../../../../application/shared/Clock.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { addressOfOrder, isOfOrder, orderInAddress } from '../../../../domain/simulator/itemAddress.ts';
import { useLeaveStart } from '../../../shared/leaving/LeaveQuestions.tsx';
import { useService } from '../../../shared/services.tsx';
import { dayIn, inputOfItem, itemOfInput, type ItemInput } from './itemInput.ts';

/** Delay in milliseconds before input is written to the URL, because browsers limit the rate of URL changes. */
const WRITE_AFTER_MS = 300;

export type SimulatedOrderInput = ReturnType<typeof useSimulatedOrder>;

type Typed = { readonly inputs: readonly ItemInput[]; readonly requestedOn: string; readonly shown: number };

/**
 * State of the simulated order. Input is written to the URL after a short delay, so that users can share a link.
 *
 * @param isCovered whether a dialog is open. The URL must not change until the dialog closes.
 */
export function useSimulatedOrder(isCovered: boolean) {
  const { language } = useTranslation().i18n;
  const clock = useService(Clock);
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const address = new URLSearchParams([...parameters].filter(([name]) => isOfOrder(name))).toString();
  const [today] = useState(() => localDate(clock.now()));

  function typedIn(search: string): Typed {
    const order = orderInAddress(new URLSearchParams(search));
    return {
      inputs: order.items.map((item) => inputOfItem(item, language)),
      requestedOn: order.requestedOn ?? today,
      shown: order.shown ?? 0,
    };
  }
  const [typed, setTyped] = useState<Typed>(() => typedIn(address));
  const [lastAddress, setLastAddress] = useState(address);
  const [written, setWritten] = useState(address);
  if (lastAddress !== address) {
    setLastAddress(address);
    // The user has opened another link or history entry, so replace the input.
    if (address !== written) setTyped(typedIn(address));
  }

  const items = useMemo(() => typed.inputs.map((input) => itemOfInput(input, language)), [typed.inputs, language]);
  const requestedOn = typed.requestedOn === today ? undefined : dayIn(typed.requestedOn);
  const nth = Math.min(typed.shown, items.length - 1);
  const currentQuery = useMemo(() => {
    const entries = addressOfOrder({ items, requestedOn, shown: nth }).map(([name, value]) => [name, value]);
    return new URLSearchParams(entries).toString();
  }, [items, requestedOn, nth]);
  const [initial] = useState(typed);
  const pendingWrite = useRef<{ readonly write: () => Promise<void>; readonly stop: () => void }>(undefined);
  // When a navigation starts, cancel the delayed write, because the URL now belongs to the next page.
  useLeaveStart(() => pendingWrite.current?.stop());
  useEffect(
    function writeToUrl() {
      if (isCovered || typed === initial || currentQuery === address) return undefined;
      const otherParameters = [...parameters].filter(([name]) => !isOfOrder(name));
      async function write(): Promise<void> {
        stop();
        setWritten(currentQuery);
        const search = `?${new URLSearchParams([...new URLSearchParams(currentQuery), ...otherParameters])}`;
        await navigate({ search }, { replace: true, flushSync: true });
      }
      const cancel = clock.after(WRITE_AFTER_MS, () => void write());
      function stop(): void {
        cancel();
        pendingWrite.current = undefined;
      }
      pendingWrite.current = { write, stop };
      return stop;
    },
    [clock, isCovered, typed, initial, currentQuery, address, parameters, navigate],
  );

  return {
    inputs: typed.inputs,
    items,
    /** Zero-based index of the visible item. */
    nth,
    /** Date of the return request, as typed. */
    requestedOn: typed.requestedOn,
    today,
    changeItem: (nth: number, part: Partial<ItemInput>) =>
      setTyped((previous) => ({
        ...previous,
        inputs: previous.inputs.map((input, at) => (at === nth ? { ...input, ...part } : input)),
      })),
    /** Replaces the items and shows the item with index `shown`. */
    setItems: (wished: readonly OrderItem[], shown?: number) =>
      setTyped((previous) => ({
        ...previous,
        inputs: wished.map((item) => inputOfItem(item, language)),
        shown: shown ?? previous.shown,
      })),
    show: (shown: number) => setTyped((previous) => ({ ...previous, shown })),
    setRequestedOn: (date: string) => setTyped((previous) => ({ ...previous, requestedOn: date })),
    /** Writes unwritten input to the URL now. Resolves once it is written. Undefined if all input is already written. */
    write: () => pendingWrite.current?.write(),
    /** URL query of the current input, e.g. `?sku=A`. */
    search: currentQuery === '' ? '' : `?${currentQuery}`,
  };
}
