/** What is to be found at a glance, and on one line: a reference, a day. */
export function NoWrap({ children }: { children: string }) {
  return <strong style={{ whiteSpace: "nowrap" }}>{children}</strong>;
}
