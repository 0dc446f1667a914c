import { useEffect, useRef } from "react";
import { useHref } from "react-router";
import type { ReplyLanguage } from "#domains/leads/contract/conversation.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** The e-mail as it will arrive, a moment after the last key. */
export function AnswerPreview({ leadId, text, language }: { leadId: string; text: string; language: ReplyLanguage }) {
  const { write } = useFrame().words.conversation;
  const form = useRef<HTMLFormElement>(null);
  const action = useHref("/preview/answer");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is sent again
  useEffect(() => {
    const timer = setTimeout(() => form.current?.submit(), 400);
    return () => clearTimeout(timer);
  }, [text, language]);
  return (
    <>
      <form ref={form} method="post" action={action} target="answer-preview" hidden>
        <input type="hidden" name="lead" value={leadId} />
        <input type="hidden" name="text" value={text} />
        <input type="hidden" name="language" value={language} />
      </form>
      <iframe
        name="answer-preview"
        title={write.preview}
        sandbox=""
        className="h-[30rem] w-full rounded-lg border border-line"
      />
    </>
  );
}
