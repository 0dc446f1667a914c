import { Link, useSearchParams } from "react-router";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { useFrame } from "#ui/office/office-frame.ts";
import { IssueLinks } from "./issue-list.tsx";
import type { PlacedIssue } from "./placed-issues.ts";
import type { readPreviewChoice } from "./preview-choice.ts";

type PreviewScreenProps = ReturnType<typeof readPreviewChoice> & {
  /** The page that is shown; null if none shows the document. */
  path: string | null;
  pages: string[];
  /** Where the preview itself is. */
  address: string;
  /** The issues that keep the draft from being shown. */
  refused: PlacedIssue[] | null;
};

/** A page as it would be with a document's draft. */
export function PreviewScreen({
  path,
  pages,
  address,
  refused,
  countries,
  country,
  widths,
  width,
}: PreviewScreenProps) {
  const { preview } = useFrame().words.content;
  if (refused) {
    return (
      <section className="rounded-lg bg-danger-tint px-4 py-3 text-danger">
        <p className="font-semibold">{preview.refused}</p>
        <IssueLinks issues={refused} />
      </section>
    );
  }
  if (!path) return <Empty title={preview.none} text={preview.noneText} />;
  const title = fillText(preview.frame, { path });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {pages.length > 1 && (
          <Chips label={preview.page} name="path" chosen={path} options={pages.map((one) => [one, one])} />
        )}
        <Chips label={preview.width} name="width" chosen={width} options={widths.map((one) => [one, preview[one]])} />
        <Chips label={preview.country} name="country" chosen={country} options={countries} />
        <a href={address} target="_blank" rel="noopener noreferrer" className="link">
          {preview.open}
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: people without a pointer scroll it by keyboard */}
      <section tabIndex={0} aria-label={title} className="overflow-x-auto rounded-xl border border-line bg-sunken p-2">
        <iframe
          key={address}
          src={address}
          title={title}
          className={`mx-auto block rounded-lg bg-paper ${width === "phone" ? "h-[844px] w-[390px]" : "h-[80dvh] w-full min-w-[1024px]"}`}
        />
      </section>
    </div>
  );
}

type ChipsProps = { label: string; name: string; chosen: string; options: [value: string, label: string][] };

function Chips({ label, name, chosen, options }: ChipsProps) {
  const [search] = useSearchParams();
  const linkTo = (value: string) => {
    const query = new URLSearchParams(search);
    query.set(name, value);
    return `?${query}`;
  };
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-soft">
        {label}
      </span>
      {options.map(([value, text]) => (
        <Link
          key={value}
          to={linkTo(value)}
          replace
          className="chip"
          aria-current={value === chosen ? "page" : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
