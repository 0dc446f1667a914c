import { Column, Row } from "@react-email/components";
import { Block } from "#server/integrations/mail/templates/block.tsx";
import { useEmailColors } from "#server/integrations/mail/templates/use-email-colors.ts";

/** What somebody wrote, set apart and line by line, from the side its first letter is written from. */
export function WrittenText({ text }: { text: string }) {
  const colors = useEmailColors();
  const style = { fontSize: "16px", lineHeight: "24px", margin: 0, wordBreak: "break-word" as const };
  return (
    <Block>
      <Row>
        <Column {...colors({ edge: "accent" }, { borderLeft: "3px solid", padding: "2px 0 2px 17px" })}>
          <p dir="auto" {...colors({ text: "ink" }, { ...style, textAlign: "start" })}>
            {text.split(/\r\n|\r|\n/).flatMap(brokenLine)}
          </p>
        </Column>
      </Row>
    </Block>
  );
}

/** A line and its break as elements, so the plain text keeps the break as well. */
function brokenLine(line: string, index: number) {
  return index === 0 ? [line] : [<br key={index} />, line];
}
