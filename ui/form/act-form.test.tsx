import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { ActForm } from "./act-form.tsx";

const actionAt = (address: string) => {
  const Component = () => <ActForm name="seat 1">{null}</ActForm>;
  const root = { id: "root", path: "/", loader: () => null, children: [{ path: "batches/:id", Component }] };
  const Stub = createRoutesStub([root]);
  const frame = { sending: {}, account: null };
  const html = renderToString(<Stub initialEntries={[address]} hydrationData={{ loaderData: { root: frame } }} />);
  return /action="([^"]*)"/.exec(html)?.[1];
};

it("sends its form to the address of its page, with what the page is filtered by", () => {
  expect(actionAt("/batches/7?state=new")).toBe("/batches/7?state=new");
});

it("does not repeat parameters of kilobytes in every form", () => {
  expect(actionAt(`/batches/7?q=${"a".repeat(12_000)}`)).toBe("/batches/7");
});
