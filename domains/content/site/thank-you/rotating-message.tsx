import { useEffect, useState } from "react";

type RotatingMessageProps = { messages: string[]; every: number };

/** Messages that change every `every` milliseconds; under reduced motion the first one stays. */
export function RotatingMessage({ messages, every }: RotatingMessageProps) {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setTurn((before) => (before + 1) % messages.length), every);
    return () => clearInterval(timer);
  }, [messages, every]);
  return (
    <p
      key={turn}
      className="rotating-message grid min-h-16 items-center font-display text-xl font-semibold text-balance"
    >
      {messages[turn]}
    </p>
  );
}
