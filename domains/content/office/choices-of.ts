import type { DocumentKey } from "#domains/content/contract/kinds.ts";
import type { Site } from "#domains/content/rules/site.ts";
import { marketCurrencies } from "#domains/institute/rules/markets.ts";
import { fillText } from "#shared/fill-text.ts";
import { namesIn } from "#shared/formats/names.ts";
import type { Choices, Option } from "./document-shape.ts";

/** Most courses whose enrolment is offered as the target of a link. */
const mostCourses = 40;

/** A document of the list, by which it is known whether others can name it. */
type Listed = Pick<DocumentKey, "kind" | "id"> & { title: string } & Parameters<typeof isInUse>[0];

/** Whether visitors see a document, or somebody is at work on it: not one that was taken off the site. */
export const isInUse = (one: { isShown: boolean; hasDraft: boolean; isWithdrawing: boolean }) =>
  (one.isShown || one.hasDraft) && !one.isWithdrawing;

/** What documents can name: plans and courses, drafts included, pages as visitors see them, and currencies of fees. */
export function choicesOf(documents: Listed[], { content, pages, messages }: Site): Choices {
  const ofKind = (wanted: string): Option[] =>
    documents
      .filter((one) => one.kind === wanted && isInUse(one))
      .map(({ id, title }) => ({ value: id, label: title }));
  const { form } = messages.admin.content;
  const others = new Map(pages.aliases.map(({ path, canonicalPath }) => [path, canonicalPath]));
  const nameOf = (path: string) => pages.find(path)?.name ?? path;
  return {
    plan: ofKind("plan"),
    course: ofKind("course"),
    page: [
      ...pages.all.map(({ path, name }) => ({ value: path, label: name })),
      ...[...others].map(([path, canonical]) => ({ value: path, label: nameOf(canonical) })),
      ...content.courses.slice(0, mostCourses).map(({ id, title }) => ({
        value: `/enrollnow?course=${id}`,
        label: fillText(form.enrolIn, { course: title }),
      })),
    ],
    currency: marketCurrencies(content.money).map((code) => ({
      value: code,
      label: namesIn(messages.language.lang).currency(code),
    })),
  };
}
