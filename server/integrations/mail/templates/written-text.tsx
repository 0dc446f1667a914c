import { Section, Text } from "@react-email/components";

/** What somebody wrote, set apart and line by line. */
export function WrittenText({ text }: { text: string }) {
  return (
    <Section style={{ backgroundColor: "#ffffff", borderRadius: "8px", margin: "24px 0", padding: "8px 16px" }}>
      <Text>{text.split(/\r\n|\r|\n/).flatMap(brokenLine)}</Text>
    </Section>
  );
}

/** A line and its break as elements, so the plain text keeps the break as well. */
function brokenLine(line: string, index: number) {
  return index === 0 ? [line] : [<br key={index} />, line];
}
