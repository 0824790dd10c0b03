import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useBlocker, useNavigate, type BlockerFunction } from 'react-router-dom';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';

export type LeaveQuestion = {
  /** Called when a navigation starts. */
  readonly isAsked: (move: Parameters<BlockerFunction>[0]) => boolean;
  /** Either callback closes the question. */
  readonly draw: (answer: { readonly onStay: () => void; readonly onLeave: () => void }) => ReactNode;
};

type Register = (question: RefObject<LeaveQuestion>) => () => void;

type LeaveTo = (address: string, onGoing: () => void) => void;

const LeaveQuestionsContext = createContext<{ readonly register: Register; readonly leaveTo: LeaveTo } | undefined>(
  undefined,
);

/** Blocks a navigation until all questions are answered, newest first. A router supports only one blocker. */
export function LeaveQuestions({ children }: { readonly children: ReactNode }) {
  const questions = useRef(new Set<RefObject<LeaveQuestion>>());
  const [open, setOpen] = useState<readonly RefObject<LeaveQuestion>[]>([]);
  const asked = useRef<readonly RefObject<LeaveQuestion>[]>([]);
  const going = useRef<() => void>(undefined);
  const navigate = useNavigate();
  const register = useCallback<Register>((question) => {
    questions.current.add(question);
    return () => void questions.current.delete(question);
  }, []);
  const leaveTo = useCallback<LeaveTo>(
    (address, onGoing) => {
      going.current = onGoing;
      void navigate(address);
    },
    [navigate],
  );
  const context = useMemo(() => ({ register, leaveTo }), [register, leaveTo]);

  function go(): void {
    going.current?.();
    going.current = undefined;
  }
  const blocker = useBlocker((move) => {
    asked.current = [...questions.current].toReversed().filter((question) => question.current.isAsked(move));
    if (asked.current.length === 0) go();
    return asked.current.length > 0;
  });
  const { state, location } = blocker;
  useEffect(
    function openQuestions() {
      setOpen(state === 'blocked' ? asked.current : []);
    },
    [state, location],
  );

  function handleLeave(): void {
    const left = open.slice(1);
    setOpen(left);
    if (left.length > 0) return;
    go();
    blocker.proceed?.();
  }
  function handleStay(): void {
    going.current = undefined;
    blocker.reset?.();
  }

  return (
    <LeaveQuestionsContext value={context}>
      <KeyedText>{children}</KeyedText>
      {state === 'blocked' && open[0] && <OpenQuestion asked={open[0]} onStay={handleStay} onLeave={handleLeave} />}
    </LeaveQuestionsContext>
  );
}

type OpenQuestionProps = {
  readonly asked: RefObject<LeaveQuestion>;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

const OpenQuestion = ({ asked, ...answer }: OpenQuestionProps): ReactNode => asked.current.draw(answer);

/** Requires `LeaveQuestions` as an ancestor; does nothing without it. */
export function useLeaveQuestion(isOn: boolean, question: LeaveQuestion): void {
  const register = use(LeaveQuestionsContext)?.register;
  const latest = useRef(question);
  useEffect(function keepLatest() {
    latest.current = question;
  });
  useEffect(
    function askWhileOn() {
      return isOn ? register?.(latest) : undefined;
    },
    [isOn, register],
  );
}

/** Called when any navigation starts, whether or not it is blocked later. */
export function useLeaveStart(onStart: () => void): void {
  useLeaveQuestion(true, {
    isAsked({ currentLocation, nextLocation }) {
      if (nextLocation.pathname !== currentLocation.pathname) onStart();
      return false;
    },
    draw: () => undefined,
  });
}

/** Navigates. `onGoing` runs once all questions are answered, and never if the user stays. */
export function useLeaveTo(): LeaveTo {
  const context = use(LeaveQuestionsContext);
  if (!context) throw new Error('useLeaveTo needs LeaveQuestions above it');
  return context.leaveTo;
}
