import { Link, useSearchParams } from "react-router";
import { openOffice, requireOffice } from "#admin/request/office.ts";
import { keyOf } from "#domains/content/office/documents.ts";
import { pagesShowing } from "#domains/content/office/preview-pages.ts";
import { fillText } from "#shared/fill-text.ts";
import { Empty } from "#ui/empty.tsx";
import { refusalOf } from "#ui/form/refused-form.ts";
import { useFrame } from "#ui/office/frame.ts";
import type { Route } from "./+types/document-preview.ts";

const countries = ["US", "PK", "QA"] as const;
const widths = ["desktop", "phone"] as const;

/** A page as it would be with a document's draft, at a chosen width and in a chosen country. */
export async function loader(given: Route.LoaderArgs) {
  const { site } = requireOffice(given);
  const { kind, id } = given.params;
  const { searchParams } = new URL(given.request.url);
  const shown = {
    country: countries.find((one) => one === searchParams.get("country")) ?? "US",
    width: widths.find((one) => one === searchParams.get("width")) ?? "desktop",
  };
  try {
    const draft = await openOffice(given.context)?.verbs.previewSite(keyOf({ kind, id }));
    const pages = draft ? pagesShowing({ kind, id }, draft) : [];
    const path = pages.find((one) => one === searchParams.get("path")) ?? pages[0] ?? null;
    const query = new URLSearchParams({ country: shown.country, path: path ?? "/" });
    return { ...shown, path, pages, address: `/admin/preview/${kind}/${id}?${query}`, refused: null };
  } catch (error) {
    const { fields = {} } = refusalOf(error, site.messages);
    return { ...shown, path: null, pages: [], address: "", refused: Object.entries(fields) };
  }
}

export default function PreviewDocument({ loaderData }: Route.ComponentProps) {
  const { preview } = useFrame().words.content;
  const { path, pages, address, refused, country, width } = loaderData;
  if (refused) {
    return (
      <section className="rounded-lg bg-danger-tint px-4 py-3 text-danger">
        <p className="font-semibold">{preview.refused}</p>
        <ul className="mt-1 grid gap-0.5">
          {refused.map(([place, text]) => (
            <li key={place}>
              <strong>{place}</strong> {text}
            </li>
          ))}
        </ul>
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
        <Chips
          label={preview.country}
          name="country"
          chosen={country}
          options={countries.map((one) => [one, preview.countries[one]])}
        />
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
