import type { Picture } from "#shared/picture.ts";
import { Girih } from "#ui/site/girih.tsx";
import { Photo } from "#ui/site/photo.tsx";
import { screenLayouts } from "./screen-layouts.tsx";

type ProjectPictureProps = {
  title: string;
  /** An image address, or null if the picture is drawn. */
  image: Picture | null;
  picture: {
    frame: "browser" | "phone" | "tablet";
    layout: keyof typeof screenLayouts;
    hue: "emerald" | "lapis" | "brick" | "plum";
  };
  /** The drawing's description. */
  label: string;
};

const grounds = {
  emerald: "bg-emerald-tint text-emerald",
  lapis: "bg-lapis-tint text-lapis",
  brick: "bg-brick-tint text-brick",
  plum: "bg-plum-tint text-plum",
};

/** The screen's place in the picture of 480 × 300, and the device drawn around it. */
const frames = {
  browser: { x: 60, y: 58, width: 360, height: 230.4, radius: 8, top: 24, bezel: 2 },
  tablet: { x: 96, y: 50, width: 288, height: 200, radius: 10, top: 12, bezel: 12 },
  phone: { x: 172, y: 30, width: 136, height: 240, radius: 18, top: 10, bezel: 8 },
};

/** The device a project runs on, and the kind of screen it shows. */
function DrawnScreen({ picture: { frame, layout }, label }: Pick<ProjectPictureProps, "picture" | "label">) {
  const { x, y, width, height, radius, top, bezel } = frames[frame];
  return (
    <svg viewBox="0 0 480 300" className="absolute inset-0 size-full" role="img" aria-label={label}>
      <rect
        x={x - bezel}
        y={y - top}
        width={width + 2 * bezel}
        height={height + top + bezel}
        rx={radius}
        fill="var(--band)"
      />
      {frame === "browser" && (
        <g fill="var(--on-band)" opacity="0.5">
          <circle cx={x + 12} cy={y - 12} r="3.5" />
          <circle cx={x + 24} cy={y - 12} r="3.5" />
          <circle cx={x + 36} cy={y - 12} r="3.5" />
        </g>
      )}
      <rect x={x} y={y} width={width} height={height} rx={radius - 4} fill="currentColor" />
      <svg
        x={x}
        y={y}
        width={width}
        height={height}
        viewBox="0 0 100 64"
        preserveAspectRatio={frame === "phone" ? "xMinYMid slice" : "xMidYMid meet"}
        aria-hidden="true"
      >
        {screenLayouts[layout]}
      </svg>
    </svg>
  );
}

/** A project's picture: its own if it has one, otherwise drawn from its data. */
export function ProjectPicture({ title, image, picture, label }: ProjectPictureProps) {
  return (
    <div className={`relative aspect-8/5 overflow-hidden ${grounds[picture.hue]} [--strap:transparent]`}>
      <div className="absolute inset-0 opacity-20">
        <Girih tiling="6.6.6" angle={66} scale={20} strap={1} />
      </div>
      {image ? <Photo src={image} title={title} /> : <DrawnScreen picture={picture} label={label} />}
    </div>
  );
}
