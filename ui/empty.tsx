/** The text of an empty list: that it is empty, and what will fill it. */
export function Empty({ title, text }: { title: string; text?: string }) {
  return (
    <div className="px-4 py-10 text-center">
      <p className="font-display text-lg font-bold">{title}</p>
      {text && <p className="mx-auto mt-1 max-w-md text-ink-soft">{text}</p>}
    </div>
  );
}
