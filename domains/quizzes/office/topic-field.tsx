import { useId } from "react";
import { Field } from "#ui/field.tsx";
import { useClassFrame } from "#ui/office/class-words.ts";

type TopicFieldProps = {
  topics: string[];
  defaultValue: string | undefined;
  error: string | undefined;
  hint?: string;
};

/** The topic of questions in the bank: one that is there, or a new one. */
export function TopicField({ topics, defaultValue, error, hint }: TopicFieldProps) {
  const { bank: words } = useClassFrame().words.quizzes;
  const list = useId();
  return (
    <>
      <Field
        {...{ label: words.topic, name: "topic", defaultValue, error, hint: hint ?? words.topicHint }}
        list={list}
        maxLength={80}
        autoComplete="off"
        dir="auto"
      />
      <datalist id={list}>
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
    </>
  );
}
