import { Form } from "react-router";
import { Button } from "#ui/site/button.tsx";
import { SiteField } from "#ui/site/site-field.tsx";
import type { OrderWords } from "./order-words.ts";

type DiscountFormProps = { path: string; words: OrderWords["discount"]; refused?: string; entered?: string };

/** A code that lowers the price, asked for only on demand. */
export function DiscountForm({ path, words, refused, entered }: DiscountFormProps) {
  return (
    <details open={refused !== undefined} className="rounded-card border border-line bg-surface px-6 py-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold">{words.title}</summary>
      <Form method="post" action={path} preventScrollReset className="grid max-w-sm gap-4 pt-2 pb-4">
        <SiteField
          label={words.label}
          name="code"
          required
          maxLength={40}
          autoComplete="off"
          defaultValue={entered}
          error={refused}
        />
        <Button type="submit" name="intent" value="discount" variant="quiet" className="justify-self-start">
          {words.button}
        </Button>
      </Form>
    </details>
  );
}
