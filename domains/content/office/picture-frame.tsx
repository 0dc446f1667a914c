import { type KeyboardEvent, type PointerEvent, useState } from "react";
import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** A part of a picture, in parts of its width and height. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

type PictureFrameProps = {
  /** The picture as it is shown, and the whole one that it was cut from. */
  image: string;
  whole: string;
  /** The point that stays in view, in percent. */
  focus: Point | undefined;
  point: (focus: Point) => void;
  /** Cuts the whole picture; null leaves it whole. */
  cut: (frame: Frame | null) => void;
};

/** The shapes of a frame: width by height. */
const shapes = { wide: 16 / 9, photo: 4 / 3, square: 1, tall: 3 / 4 };
type Shape = keyof typeof shapes;

/** How far an arrow key moves, and what a step of the size is, in parts of the picture. */
const [step, sizeStep] = [0.02, 0.1];

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Cuts a picture and chooses the point that stays in view, by a click, a drag, a finger or the arrow keys. */
export function PictureFrame({ image, whole, focus, point, cut }: PictureFrameProps) {
  const { framing } = useFrame().words.content.form;
  const [ratio, setRatio] = useState(1);
  const [shape, setShape] = useState<Shape | null>(null);
  const [size, setSize] = useState(0.8);
  const [middle, setMiddle] = useState<Point>({ x: 0.5, y: 0.5 });
  const isCutting = shape !== null;
  const frame = frameOf(shape ? shapes[shape] : ratio, ratio, size, middle);
  const at = isCutting ? middle : { x: (focus?.x ?? 50) / 100, y: (focus?.y ?? 50) / 100 };

  function move({ x, y }: Point) {
    const next = { x: within(x, 0, 1), y: within(y, 0, 1) };
    if (!isCutting) return point({ x: Math.round(next.x * 100), y: Math.round(next.y * 100) });
    setMiddle({
      x: within(next.x, frame.width / 2, 1 - frame.width / 2),
      y: within(next.y, frame.height / 2, 1 - frame.height / 2),
    });
  }

  function followPointer(event: PointerEvent<HTMLButtonElement>) {
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.getBoundingClientRect();
    move({ x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height });
  }

  function followKeys(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    move({ x: at.x + by.x * step, y: at.y + by.y * step });
  }

  const place = fillText(isCutting ? framing.frameAt : framing.pointAt, {
    x: Math.round(at.x * 100),
    y: Math.round(at.y * 100),
  });
  const percent = (part: number) => `${part * 100}%`;
  return (
    <details className="rounded-lg border border-line">
      <summary className="min-h-9 px-3 py-2 text-sm font-semibold max-md:min-h-11">{framing.title}</summary>
      <div className="grid gap-3 p-3 pt-0">
        <div className="flex flex-wrap gap-2">
          <Mode isOn={!isCutting} label={framing.point} choose={() => setShape(null)} />
          {(Object.keys(shapes) as Shape[]).map((one) => (
            <Mode key={one} isOn={one === shape} label={framing.shapes[one]} choose={() => setShape(one)} />
          ))}
        </div>
        <p className="text-sm text-ink-soft">{isCutting ? framing.cutHint : framing.pointHint}</p>
        <button
          type="button"
          aria-label={place}
          onPointerDown={followPointer}
          onPointerMove={followPointer}
          onKeyDown={followKeys}
          className="relative max-w-full touch-none justify-self-start overflow-hidden rounded-lg"
        >
          <img
            src={isCutting ? whole : image}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setRatio(naturalWidth / naturalHeight)}
            className="block max-h-80 max-w-full"
          />
          {isCutting ? (
            <span
              className="absolute border-2 border-white shadow-[0_0_0_100rem_rgb(0_0_0/0.55)]"
              style={{
                insetBlockStart: percent(frame.y),
                // always left: a picture has no direction.
                left: percent(frame.x),
                width: percent(frame.width),
                height: percent(frame.height),
              }}
            />
          ) : (
            <span
              className="absolute -m-3 size-6 rounded-full border-2 border-white bg-black/40 shadow-[0_0_0_2px_black]"
              // always left: a picture has no direction.
              style={{ insetBlockStart: percent(at.y), left: percent(at.x) }}
            />
          )}
        </button>
        {isCutting && (
          <div className="flex flex-wrap gap-2">
            <Step label={framing.smaller} act={() => setSize(within(size - sizeStep, sizeStep, 1))} />
            <Step label={framing.larger} act={() => setSize(within(size + sizeStep, sizeStep, 1))} />
            <Step
              label={framing.cut}
              act={() => {
                cut(frame);
                setShape(null);
              }}
            />
          </div>
        )}
        {whole !== image && !isCutting && <Step label={framing.whole} act={() => cut(null)} />}
      </div>
    </details>
  );
}

const arrows: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The frame of a shape, as large as `size` of the largest within a picture, around a middle as near as it can be. */
function frameOf(shape: number, ratio: number, size: number, middle: Point): Frame {
  const width = size * Math.min(1, shape / ratio);
  const height = size * Math.min(1, ratio / shape);
  return {
    ...{ width, height },
    x: within(middle.x - width / 2, 0, 1 - width),
    y: within(middle.y - height / 2, 0, 1 - height),
  };
}

function Mode({ isOn, label, choose }: { isOn: boolean; label: string; choose: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={choose}
      className="chip aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
    >
      {label}
    </button>
  );
}

function Step({ label, act }: { label: string; act: () => void }) {
  return (
    <button type="button" onClick={act} className="button button-quiet justify-self-start">
      {label}
    </button>
  );
}
