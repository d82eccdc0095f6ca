/** The build without a worker blob, which the content security policy forbids. */
declare module 'maplibre-gl/dist/maplibre-gl-csp.js' {
  const maplibre: typeof import('maplibre-gl');
  export default maplibre;
}
