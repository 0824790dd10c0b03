import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Clock } from '../../../../application/shared/Clock.ts';
import { localDate } from '../../../../application/shared/localDate.ts';
import { dayOfDate } from '../../../../domain/rules/conditions/calendarDate.ts';
import type { OrderItem } from '../../../../domain/rules/evaluation/orderItem.ts';
import { addressOfOrder, orderInAddress } from '../../../../domain/simulator/itemAddress.ts';
import { useService } from '../../../shared/services.tsx';
import { inputOfItem, itemOfInput, type ItemInput } from './itemInput.ts';

/** Browsers refuse an address that changes with every key. */
const WRITE_AFTER_MS = 300;

export type SimulatedOrderInput = {
  readonly inputs: readonly ItemInput[];
  readonly items: readonly OrderItem[];
  /** As it is typed. */
  readonly askedOn: string;
  readonly today: string;
  readonly changeItem: (nth: number, part: Partial<ItemInput>) => void;
  readonly setItems: (items: readonly OrderItem[]) => void;
  readonly setAskedOn: (date: string) => void;
  /** The search part of the address that names what is typed now, with its question mark. */
  readonly search: string;
};

type Typed = { readonly inputs: readonly ItemInput[]; readonly askedOn: string };

/** The order that is tried: as it is typed, and in the address soon after, so that its link carries it. */
export function useSimulatedOrder(): SimulatedOrderInput {
  const { language } = useTranslation().i18n;
  const clock = useService(Clock);
  const [parameters, setParameters] = useSearchParams();
  const address = parameters.toString();
  const [today] = useState(() => localDate(clock.now()));

  function typedIn(search: string): Typed {
    const order = orderInAddress(new URLSearchParams(search));
    return { inputs: order.items.map((item) => inputOfItem(item, language)), askedOn: order.askedOn ?? today };
  }
  const [typed, setTyped] = useState<Typed>(() => typedIn(address));
  const [seen, setSeen] = useState(address);
  const [written, setWritten] = useState(address);
  if (seen !== address) {
    setSeen(address);
    // Another link was opened, or the way back was gone.
    if (address !== written) setTyped(typedIn(address));
  }

  const items = useMemo(() => typed.inputs.map((input) => itemOfInput(input, language)), [typed.inputs, language]);
  const askedOn = dayOfDate(typed.askedOn) === undefined || typed.askedOn === today ? undefined : typed.askedOn;
  const wanted = useMemo(() => {
    const entries = addressOfOrder({ items, askedOn }).map(([name, value]) => [name, value]);
    return new URLSearchParams(entries).toString();
  }, [items, askedOn]);
  const [initial] = useState(typed);
  useEffect(
    function keepInAddress() {
      if (typed === initial || wanted === address) return undefined;
      return clock.after(WRITE_AFTER_MS, () => {
        setWritten(wanted);
        setParameters(new URLSearchParams(wanted), { replace: true });
      });
    },
    [clock, typed, initial, wanted, address, setParameters],
  );

  return {
    inputs: typed.inputs,
    items,
    askedOn: typed.askedOn,
    today,
    changeItem: (nth, part) =>
      setTyped((present) => ({
        ...present,
        inputs: present.inputs.map((input, at) => (at === nth ? { ...input, ...part } : input)),
      })),
    setItems: (wished) =>
      setTyped((present) => ({ ...present, inputs: wished.map((item) => inputOfItem(item, language)) })),
    setAskedOn: (date) => setTyped((present) => ({ ...present, askedOn: date })),
    search: wanted === '' ? '' : `?${wanted}`,
  };
}
