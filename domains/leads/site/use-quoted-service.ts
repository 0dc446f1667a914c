import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

export type QuotableService = { slug: string; title: string };

/**
 * The service for which the address asks a quote (`?service=<slug>`), read after hydration (the page's HTML is the same
 * for everyone), and a function that removes it, from the address too. An unknown service counts as none.
 */
export function useQuotedService(quotable: QuotableService[] = []) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [slug, setSlug] = useState<string | null>(null);
  useEffect(() => setSlug(new URLSearchParams(search).get("service")), [search]);
  const quoted = quotable.find((service) => service.slug === slug);
  const remove = () => {
    void navigate(pathname, { replace: true, preventScrollReset: true });
  };
  return [quoted, remove] as const;
}
