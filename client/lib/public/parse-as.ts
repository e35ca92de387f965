/** Parses JSON whose type its writer determines: the server by the contract, or the build. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it names the writer's type
export function parseAs<Data>(json: string): Data {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the writer's own types and tests hold it to the type
  return JSON.parse(json) as Data;
}
