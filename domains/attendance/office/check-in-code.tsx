import { fillCount, fillText } from "#shared/fill-text.ts";
import { useClassFrame } from "#ui/office/class-words.ts";

type CheckInCodeProps = {
  batch: string;
  code: string;
  /** The address where students type it. */
  address: string;
  qr: { size: number; path: string };
  /** The number of students present. */
  here: number;
  hasLine: boolean;
};

/** The code of a class for a projector: to be scanned, or typed. */
export function CheckInCode({ batch, code, address, qr, here, hasLine }: CheckInCodeProps) {
  const { code: words } = useClassFrame().words.attendance;
  return (
    <>
      <h1 className="text-3xl">
        <bdi>{fillText(words.title, { batch })}</bdi>
      </h1>
      <svg
        aria-hidden="true"
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        shapeRendering="crispEdges"
        className={`w-[min(80vw,52vh)] rounded-xl border border-line ${hasLine ? "" : "opacity-20"}`}
      >
        <path d={`M-2-2h${qr.size + 4}v${qr.size + 4}h-${qr.size + 4}z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="text-xl text-ink-soft">{fillText(words.how, { address })}</p>
      <p className="font-display text-[clamp(4rem,14vw,9rem)] leading-none font-bold tabular-nums" dir="ltr">
        <span className="sr-only">{words.label} </span>
        {code.slice(0, 3)} {code.slice(3)}
      </p>
      <p className="text-ink-soft">{hasLine ? words.changes : words.offline}</p>
      <p role="status" className="text-xl font-semibold">
        {fillCount(words.here, here)}
      </p>
    </>
  );
}
