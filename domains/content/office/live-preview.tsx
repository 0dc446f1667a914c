import { X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useFrame } from "#ui/office/office-frame.ts";
import { IssueLinks } from "./issue-list.tsx";
import { createSender, drawPage, type LiveFacts } from "./live-frames.ts";
import type { PlacedIssue } from "./placed-issues.ts";
import { beside } from "./use-page-beside.ts";

/** How the page of a form is drawn. */
export interface LivePage {
  /** The address that draws it. */
  address: string;
  /** What is sent there, by name. */
  read: (form: HTMLFormElement) => Record<string, string>;
  /** What keeps it from being drawn, with the label and the address of its field. */
  place: (issue: LiveFacts["issues"][number]) => PlacedIssue;
}

interface LivePreviewProps extends LivePage {
  form: RefObject<HTMLFormElement | null>;
  /** Counts the changes of the form that no field tells of. */
  round: number;
  hide: () => void;
}

/** The pause in the typing after which the page is drawn, in milliseconds. */
const pause = 500;

/** Widths of the two windows, in pixels. */
const widths = { phone: 390, desktop: 1280 };

/** The true page of what the form holds, unsaved, beside it. The last page stays where the next cannot be drawn. */
export function LivePreview({ form, address, read, place, round, hide }: LivePreviewProps) {
  const { preview } = useFrame().words.content;
  const holder = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<keyof typeof widths>("phone");
  const [chosen, setChosen] = useState<string>();
  const [facts, setFacts] = useState<LiveFacts>();
  const [hasFailed, setFailed] = useState(false);
  const [isBlank, setBlank] = useState(true);
  useEffect(() => fitted(holder.current, widths[width]), [width]);

  async function draw() {
    const [element, box] = [form.current, holder.current];
    if (!element || !box || box.clientWidth === 0) return;
    if (!navigator.onLine) return setFailed(true);
    const drawn = await drawPage(box, {
      address,
      fields: { ...read(element), path: chosen ?? "" },
      title: preview.live.frame,
    });
    setFailed(drawn === null);
    if (drawn) setFacts(drawn);
    setBlank(box.childElementCount === 0);
  }

  const newest = useRef(draw);
  newest.current = draw;
  const sender = useRef<ReturnType<typeof createSender>>(null);
  useEffect(() => {
    const own = createSender(() => newest.current());
    sender.current = own;
    const typed = () => own.plan(pause);
    const shown = () => own.plan();
    const element = form.current;
    element?.addEventListener("input", typed);
    addEventListener("online", shown);
    // It is drawn whenever it comes into view.
    const seen = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && isEmpty(holder) && shown());
    if (holder.current) seen.observe(holder.current);
    return () => {
      own.end();
      seen.disconnect();
      element?.removeEventListener("input", typed);
      removeEventListener("online", shown);
    };
  }, [form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes what is drawn
  useEffect(() => sender.current?.plan(), [round, chosen]);

  // A field on a narrow screen is behind the page.
  const reveal = () => !matchMedia(beside).matches && hide();
  const { pages = [], path = null, issues = [], refused = "" } = facts ?? {};
  return (
    <section aria-labelledby="live-preview" className="grid h-full grid-rows-[auto_auto_minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id="live-preview" className="me-auto text-base">
          {preview.live.title}
        </h2>
        {(["phone", "desktop"] as const).map((one) => (
          <button
            key={one}
            type="button"
            className="chip aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={one === width}
            onClick={() => setWidth(one)}
          >
            {preview[one]}
          </button>
        ))}
        <button
          type="button"
          aria-label={preview.live.hide}
          title={preview.live.hide}
          className="grid size-8 place-items-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink max-md:size-11"
          onClick={hide}
        >
          <X size={16} aria-hidden="true" />
        </button>
        {pages.length > 1 && (
          <select
            aria-label={preview.page}
            value={path ?? ""}
            onInput={(event) => event.stopPropagation()}
            onChange={(event) => setChosen(event.target.value)}
            className="control basis-full"
          >
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.name}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className="grid gap-2 empty:hidden">
        <p role="status" className="rounded-lg bg-sunken px-3 py-2 text-sm empty:hidden">
          {hasFailed ? preview.live.failed : refused}
        </p>
        {issues.length > 0 && (
          <div className="max-h-40 overflow-y-auto rounded-lg bg-sunken px-3 py-2 text-sm">
            <p>{isBlank ? preview.live.needs : preview.live.kept}</p>
            <IssueLinks issues={issues.map(place)} reveal={reveal} />
          </div>
        )}
        {facts && !path && issues.length === 0 && refused === "" && (
          <p className="text-sm text-ink-soft">{preview.none}</p>
        )}
      </div>
      <div
        ref={holder}
        className="grid min-h-0 grid-cols-[minmax(0,1fr)] justify-items-center overflow-hidden rounded-xl border border-line bg-sunken *:col-start-1 *:row-start-1 *:h-(--page-height) *:w-(--page-width) *:origin-top *:[transform:scale(var(--scale))]"
      />
    </section>
  );
}

/** Keeps a page of a width within its box, smaller where it has to be; answers what ends that. */
function fitted(box: HTMLElement | null, width: number): () => void {
  if (!box) return () => {};
  const fit = new ResizeObserver(() => {
    const scale = Math.min(1, box.clientWidth / width) || 1;
    box.style.setProperty("--scale", String(scale));
    box.style.setProperty("--page-width", `${width}px`);
    box.style.setProperty("--page-height", `${box.clientHeight / scale}px`);
  });
  fit.observe(box);
  return () => fit.disconnect();
}

const isEmpty = (holder: RefObject<HTMLElement | null>) => holder.current?.childElementCount === 0;
