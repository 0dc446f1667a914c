/** Words in a direction of their own, so that a name written from right to left does not scramble the line around it. */
export function BidiIsolate({ children }: { children: string }) {
  return <span dir="auto">{children}</span>;
}
