import { Panel } from "#server/integrations/mail/templates/panel.tsx";
import { usePaint } from "#server/integrations/mail/templates/use-paint.ts";

/** Commands to copy into a terminal, one a line. */
export function CommandLines({ children }: { children: string[] }) {
  const paint = usePaint();
  const style = { fontFamily: "Consolas, Menlo, monospace", fontSize: "14px", lineHeight: "22px", margin: "8px 0" };
  return (
    <Panel>
      {children.map((command) => (
        <p key={command} {...paint({ text: "ink" }, { ...style, wordBreak: "break-word" }, ["line"])}>
          {command}
        </p>
      ))}
    </Panel>
  );
}
