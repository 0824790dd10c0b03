import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Clock, localDate } from '../../../../application/shared/Clock.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { addressOfOrder, isOfOrder, orderInAddress } from '../../../../domain/simulator/itemAddress.ts';
import { useLeaveStart } from '../../../shared/leaving/LeaveQuestions.tsx';
import { useService } from '../../../shared/services.tsx';
import { dayIn, inputOfItem, itemOfInput, type ItemInput } from './itemInput.ts';

/** Milliseconds. Browsers limit the rate of URL changes. */
const WRITE_AFTER_MS = 300;

export type SimulatedOrderInput = {
  readonly inputs: readonly ItemInput[];
  readonly items: readonly OrderItem[];
  /** Index of the visible item, from 0. */
  readonly nth: number;
  /** Date of the return request, as typed. */
  readonly askedOn: string;
  readonly today: string;
  readonly changeItem: (nth: number, part: Partial<ItemInput>) => void;
  /** Replaces the items and shows the given one. */
  readonly setItems: (items: readonly OrderItem[], nth?: number) => void;
  readonly show: (nth: number) => void;
  readonly setAskedOn: (date: string) => void;
  /** Writes pending input to the URL now. Resolves once it is written; undefined if it is already. */
  readonly write: () => Promise<void> | undefined;
  /** URL query of the current input, with its question mark. */
  readonly search: string;
};

type Typed = { readonly inputs: readonly ItemInput[]; readonly askedOn: string; readonly shown: number };

export type SimulatedOrderOptions = {
  /** A dialog is open. The URL must not change until it closes. */
  readonly isCovered: boolean;
};

/** The simulated order. Input is written to the URL shortly afterwards, so that it can be linked. */
export function useSimulatedOrder({ isCovered }: SimulatedOrderOptions): SimulatedOrderInput {
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
      askedOn: order.askedOn ?? today,
      shown: order.shown ?? 0,
    };
  }
  const [typed, setTyped] = useState<Typed>(() => typedIn(address));
  const [seen, setSeen] = useState(address);
  const [written, setWritten] = useState(address);
  if (seen !== address) {
    setSeen(address);
    // Another link or history entry was opened.
    if (address !== written) setTyped(typedIn(address));
  }

  const items = useMemo(() => typed.inputs.map((input) => itemOfInput(input, language)), [typed.inputs, language]);
  const askedOn = typed.askedOn === today ? undefined : dayIn(typed.askedOn);
  const nth = Math.min(typed.shown, items.length - 1);
  const wanted = useMemo(() => {
    const entries = addressOfOrder({ items, askedOn, shown: nth }).map(([name, value]) => [name, value]);
    return new URLSearchParams(entries).toString();
  }, [items, askedOn, nth]);
  const [initial] = useState(typed);
  const awaited = useRef<{ readonly write: () => Promise<void>; readonly stop: () => void }>(undefined);
  // From here on, the URL belongs to the next page.
  useLeaveStart(() => awaited.current?.stop());
  useEffect(
    function keepInAddress() {
      if (isCovered || typed === initial || wanted === address) return undefined;
      const others = [...parameters].filter(([name]) => !isOfOrder(name));
      async function write(): Promise<void> {
        stop();
        setWritten(wanted);
        const search = `?${new URLSearchParams([...new URLSearchParams(wanted), ...others])}`;
        await navigate({ search }, { replace: true, flushSync: true });
      }
      const cancel = clock.after(WRITE_AFTER_MS, () => void write());
      function stop(): void {
        cancel();
        awaited.current = undefined;
      }
      awaited.current = { write, stop };
      return stop;
    },
    [clock, isCovered, typed, initial, wanted, address, parameters, navigate],
  );

  return {
    inputs: typed.inputs,
    items,
    nth,
    askedOn: typed.askedOn,
    today,
    changeItem: (nth, part) =>
      setTyped((present) => ({
        ...present,
        inputs: present.inputs.map((input, at) => (at === nth ? { ...input, ...part } : input)),
      })),
    setItems: (wished, shown) =>
      setTyped((present) => ({
        ...present,
        inputs: wished.map((item) => inputOfItem(item, language)),
        shown: shown ?? present.shown,
      })),
    show: (shown) => setTyped((present) => ({ ...present, shown })),
    setAskedOn: (date) => setTyped((present) => ({ ...present, askedOn: date })),
    write: () => awaited.current?.write(),
    search: wanted === '' ? '' : `?${wanted}`,
  };
}
