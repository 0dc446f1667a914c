type LogoProps = {
  name: string;
  /** The outline of the name in its own script; undefined without one. */
  wordmark: { viewBox: string; path: string } | undefined;
};

/** The company's name, before it the outline of its name in its own script: the logo of the public pages. */
export function Logo({ name, wordmark }: LogoProps) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-xl font-bold tracking-tight">
      {wordmark && (
        <svg viewBox={wordmark.viewBox} className="h-8 w-auto" fill="currentColor" aria-hidden="true" focusable="false">
          <path d={wordmark.path} />
        </svg>
      )}
      <span>{name}</span>
    </span>
  );
}
