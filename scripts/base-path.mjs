// The folder a site is served under, from BASE_PATH: "" for the root, else "/name" however it was written.
export function basePathFrom(env) {
  const name = (env.BASE_PATH ?? "").replace(/^\/+|\/+$/g, "");
  return name === "" ? "" : `/${name}`;
}
