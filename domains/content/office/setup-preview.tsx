import { fillText } from "#shared/fill-text.ts";
import { useFrame } from "#ui/office/office-frame.ts";

/** The site as visitors will see it, on a desktop and on a phone; `address` is the preview of `path`. */
export function SetupPreview({ address, path }: { address: string; path: string }) {
  const { setup } = useFrame().words;
  // Each box is smaller inside than out by its border: 8 of 390 pixels, and 2 of 1280.
  const frames = [
    {
      name: setup.desktop,
      size: "h-[820px] w-[1280px] [transform:scale(calc(var(--part)-0.0016))]",
      box: "h-[calc(820px*var(--part))] w-[calc(1280px*var(--part))]",
    },
    {
      name: setup.phone,
      size: "h-[800px] w-[390px] [transform:scale(calc(var(--hand)-0.0206))]",
      box: "h-[calc(780px*var(--hand))] w-[calc(390px*var(--hand))] rounded-2xl border-4 border-ink",
    },
  ];
  return (
    <section aria-labelledby="preview" className="grid min-w-0 content-start gap-3">
      <h2 id="preview" className="text-lg">
        {setup.preview}
      </h2>
      <div className="grid items-start gap-4 overflow-hidden [--hand:0.85] [--part:0.26] md:grid-cols-[auto_auto] md:justify-start md:[--hand:0.44] md:[--part:0.26] xl:[--part:0.4] min-[87.5rem]:[--hand:0.42] min-[87.5rem]:[--part:0.3]">
        {frames.map(({ name, size, box }) => (
          <div key={name} className={`overflow-hidden rounded-xl border border-line bg-paper ${box}`}>
            <iframe
              src={address}
              title={fillText(setup.frame, { path, on: name })}
              loading="lazy"
              className={`origin-top-left ${size}`}
            />
          </div>
        ))}
      </div>
      <p>
        <a href={address} target="_blank" rel="noopener noreferrer" className="link">
          {setup.see}
        </a>
      </p>
    </section>
  );
}
