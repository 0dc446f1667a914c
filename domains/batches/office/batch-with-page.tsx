import { type ReactNode, useRef } from "react";
import { useParams } from "react-router";
import { LivePreview } from "#domains/content/office/live-preview.tsx";
import { usePageBeside } from "#domains/content/office/use-page-beside.ts";
import { useFrame } from "#ui/office/office-frame.ts";
import { BatchForm, type BatchFormProps } from "./batch-form.tsx";
import { type BatchesSite, pageOfBatch } from "./page-of-batch.ts";

type BatchWithPageProps = Omit<BatchFormProps, "element" | "children"> & {
  seenOn: BatchesSite;
  /** What stands below the form. */
  children?: ReactNode;
};

/** The form of a batch, and beside it the public page as it would be with what is typed. */
export function BatchWithPage({ seenOn, children, ...given }: BatchWithPageProps) {
  const { batches, content } = useFrame().words;
  const { batchId } = useParams();
  const form = useRef<HTMLFormElement>(null);
  const page = usePageBeside(true);
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 ${page.columns}`}>
      <div className={`grid gap-5 ${page.isShown ? "max-xl:hidden" : ""}`}>
        <BatchForm {...given} element={form}>
          <button
            type="button"
            className={`button button-quiet noscript:hidden ${page.button}`}
            onClick={page.show ?? undefined}
          >
            {content.preview.live.show}
          </button>
        </BatchForm>
        {children}
      </div>
      <div className={page.look}>
        <LivePreview
          {...pageOfBatch(batchId, seenOn, batches.settings)}
          {...{ form, round: given.outcome?.at ?? 0, hide: page.hide }}
        />
      </div>
    </div>
  );
}
