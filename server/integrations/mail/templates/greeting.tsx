import { BidiIsolate } from "#server/integrations/mail/templates/bidi-isolate.tsx";
import { Paragraph } from "#server/integrations/mail/templates/paragraph.tsx";
import { isPresentableName } from "#shared/rules/presentable-name.ts";

interface GreetingProps {
  name: string;
  /** Whom to greet in the place of a name that is not fit to be repeated. */
  otherwise?: "reader" | "student";
  /** In characters. */
  longest?: number;
}

/** The first line of an email to a visitor. */
export function Greeting({ name, otherwise = "reader", longest = 40 }: GreetingProps) {
  return (
    <Paragraph>
      Dear <BidiIsolate>{isPresentableName(name, longest) ? name : otherwise}</BidiIsolate>,
    </Paragraph>
  );
}
