import { memo, useState, type ComponentType, type ReactNode } from 'react';
import { useLatest } from './useLatest.ts';

type Props = Readonly<Record<string, unknown>>;
type Handler = (...args: readonly unknown[]) => unknown;

const isRecord = (value: unknown): value is Props => Object.getPrototypeOf(value ?? false) === Object.prototype;

function hasSame(before: Props, now: Props, isSame: (before: unknown, now: unknown) => boolean): boolean {
  const names = Object.keys(now);
  return names.length === Object.keys(before).length && names.every((name) => isSame(before[name], now[name]));
}

const isSameEntry = (before: unknown, now: unknown): boolean =>
  Object.is(before, now) || (isRecord(before) && isRecord(now) && hasSame(before, now, Object.is));

const isSameProp = (before: unknown, now: unknown): boolean =>
  Array.isArray(before) && Array.isArray(now)
    ? before.length === now.length && before.every((entry, index) => isSameEntry(entry, now[index]))
    : isSameEntry(before, now);

/**
 * As React's `memo`, for the fields of a form, which is drawn at each letter that is typed into one of them: new handlers
 * (`on…`), a new object of the same values and a new list of the same entries, as options have, are no reason to draw a
 * field again. A handler that is called is the one of the last render.
 */
export function memoWithHandlers<Component extends ComponentType<never>>(component: Component): Component {
  const Drawn = memo(component as ComponentType<Props>, (before, now) => hasSame(before, now, isSameProp));
  function WithHandlers(props: Props): ReactNode {
    const latest = useLatest(props);
    const [lasting] = useState(() => new Map<string, Handler>());
    const drawn = Object.entries(props).map(([name, value]) => {
      if (!/^on[A-Z]/.test(name) || typeof value !== 'function') return [name, value] as const;
      if (!lasting.has(name)) lasting.set(name, (...args) => (latest.current[name] as Handler | undefined)?.(...args));
      return [name, lasting.get(name)] as const;
    });
    return <Drawn {...Object.fromEntries(drawn)} />;
  }
  return WithHandlers as unknown as Component;
}
