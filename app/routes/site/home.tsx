export default function Home() {
  return <main className="p-4">Hello</main>;
}
